import type { SessionUser, TeamPreference } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SetPreferencesDto } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('Teams')
@Controller('api')
@Roles('admin', 'company')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @ApiOperation({ summary: 'When and where teams would like to play; a company’s own' })
  @Get('leagues/:id/preferences')
  @Refuses('league.not-found')
  of(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: SessionUser,
  ): Promise<TeamPreference[]> {
    return this.preferences.shownTo(reader, id);
  }

  @ApiOperation({ summary: 'Replace the preferences of a team' })
  @Put('teams/:id/preferences')
  @Refuses('auth.forbidden', 'preference.value', 'team.not-found')
  replace(
    @Param('id', IdPipe) id: number,
    @Body() body: SetPreferencesDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<TeamPreference[]> {
    return this.preferences.replace(id, body, actor);
  }
}
