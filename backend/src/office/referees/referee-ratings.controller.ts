import type { RefereeMean, RefereesToRate, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { RateRefereeDto } from './match-referees.dto.js';
import { RefereeRatingsService } from './referee-ratings.service.js';

@ApiTags('Referees')
@Controller('api')
export class RefereeRatingsController {
  constructor(private readonly ratings: RefereeRatingsService) {}

  @ApiOperation({ summary: 'Referees of own matches who can be rated now' })
  @Get('teams/my/referee-ratings')
  @Roles('company')
  @Refuses()
  toRate(@CurrentUser() { id }: SessionUser): Promise<RefereesToRate[]> {
    return this.ratings.toRate(id);
  }

  @ApiOperation({ summary: 'Rate a referee of an own match that is over, with 1 to 5 stars' })
  @Put('matches/:id/referee-rating')
  @Roles('company')
  @HttpCode(204)
  @Refuses('match.not-found', 'match.not-over', 'referee.rating-closed', 'referee.not-found')
  rate(
    @Param('id', IdPipe) id: number,
    @Body() body: RateRefereeDto,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    return this.ratings.rate(id, body, user);
  }

  @ApiOperation({ summary: 'How the referees of a league are rated, the best first' })
  @Get('leagues/:id/referee-ratings')
  @Roles('admin')
  @Refuses('league.not-found')
  means(@Param('id', IdPipe) id: number): Promise<RefereeMean[]> {
    return this.ratings.means(id);
  }
}
