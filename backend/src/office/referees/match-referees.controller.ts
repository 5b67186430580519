import type { AssignmentAnswer, MatchReferee, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AssignRefereeDto, NameRefereesDto } from './match-referees.dto.js';
import { MatchRefereesService } from './match-referees.service.js';

@ApiTags('Referees')
@Controller('api/matches/:id/referees')
@Roles('admin')
export class MatchRefereesController {
  constructor(private readonly referees: MatchRefereesService) {}

  @ApiOperation({ summary: 'The referees of a match' })
  @Get()
  @Refuses('match.not-found')
  of(@Param('id', IdPipe) id: number): Promise<MatchReferee[]> {
    return this.referees.of(id);
  }

  @ApiOperation({ summary: 'Name the referees of a match, in the order of the roles' })
  @Put()
  @Refuses('match.not-found', 'match.referee-not-approved')
  name(
    @Param('id', IdPipe) id: number,
    @Body() { userIds }: NameRefereesDto,
    @CurrentUser() user: SessionUser,
  ): Promise<MatchReferee[]> {
    return this.referees.name(id, userIds, user);
  }

  @ApiOperation({ summary: 'Assign somebody to a place, who then accepts or declines' })
  @Post()
  @Refuses(
    'match.not-found',
    'match.referee-not-approved',
    'referee.conflict',
    'referee.own-assignment',
    'referee.place-taken',
  )
  assign(
    @Param('id', IdPipe) id: number,
    @Body() body: AssignRefereeDto,
    @CurrentUser() user: SessionUser,
  ): Promise<AssignmentAnswer> {
    return this.referees.assign(id, body, user);
  }

  @ApiOperation({ summary: 'Take somebody off a match' })
  @Delete(':assignmentId')
  @HttpCode(204)
  @Refuses('referee.assignment-not-found')
  remove(
    @Param('id', IdPipe) id: number,
    @Param('assignmentId', IdPipe) assignmentId: number,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    return this.referees.remove(id, assignmentId, user);
  }
}
