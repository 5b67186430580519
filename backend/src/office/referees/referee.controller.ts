import type {
  AssignmentAnswer,
  ClaimAnswer,
  RefereeAssignment,
  RefereePlace,
  SessionUser,
} from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AnswersService } from './answers.service.js';
import { ClaimsService } from './claims.service.js';
import { OwnAssignmentsService } from './own-assignments.service.js';
import { PlacesService } from './places.service.js';

/** An administrator may referee where another one has assigned them. */
@ApiTags('Referees')
@Controller('api/referee')
@Roles('referee', 'admin')
export class RefereeController {
  constructor(
    private readonly places: PlacesService,
    private readonly claims: ClaimsService,
    private readonly answers: AnswersService,
    private readonly assignments: OwnAssignmentsService,
  ) {}

  @ApiOperation({ summary: 'Open places in matches, with what speaks against each' })
  @Get('places')
  @Refuses()
  open(@CurrentUser() { id }: SessionUser): Promise<RefereePlace[]> {
    return this.places.open(id);
  }

  @ApiOperation({ summary: 'Claim a place' })
  @Post('places/:id/claim')
  @Roles('referee')
  @Refuses(
    'referee.claims-closed',
    'referee.conflict',
    'referee.place-not-found',
    'referee.place-taken',
  )
  claim(
    @Param('id', IdPipe) placeId: number,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ClaimAnswer> {
    return this.claims.claim(placeId, id);
  }

  @ApiOperation({ summary: 'Withdraw a claim, or cancel the place that it led to' })
  @Delete('places/:id/claim')
  @HttpCode(204)
  @Roles('referee')
  @Refuses('referee.assignment-closed', 'referee.claim-not-found', 'referee.place-not-found')
  withdraw(@Param('id', IdPipe) placeId: number, @CurrentUser() user: SessionUser): Promise<void> {
    return this.claims.withdraw(placeId, user);
  }

  @ApiOperation({ summary: 'One’s own assignments' })
  @Get('matches')
  @Refuses()
  matches(@CurrentUser() { id }: SessionUser): Promise<RefereeAssignment[]> {
    return this.assignments.of(id);
  }

  @ApiOperation({ summary: 'Accept an assignment' })
  @Post('assignments/:id/accept')
  @HttpCode(200)
  @Refuses('referee.assignment-closed', 'referee.assignment-not-found', 'referee.conflict')
  accept(
    @Param('id', IdPipe) assignmentId: number,
    @CurrentUser() user: SessionUser,
  ): Promise<AssignmentAnswer> {
    return this.answers.accept(assignmentId, user);
  }

  @ApiOperation({ summary: 'Decline an assignment, or cancel one that was accepted' })
  @Post('assignments/:id/decline')
  @HttpCode(200)
  @Refuses('referee.assignment-closed', 'referee.assignment-not-found')
  decline(
    @Param('id', IdPipe) assignmentId: number,
    @CurrentUser() user: SessionUser,
  ): Promise<AssignmentAnswer> {
    return this.answers.decline(assignmentId, user);
  }
}
