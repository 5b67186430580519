import type { ListedStatement, RefereeStatement, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CorrectStatementDto, MonthPipe, MonthQuery } from './statements.dto.js';
import { StatementsService } from './statements.service.js';

@ApiTags('Referees')
@Controller('api/referee-statements')
@Roles('admin')
export class AllStatementsController {
  constructor(private readonly statements: StatementsService) {}

  @ApiOperation({ summary: 'The statements of all referees in a month' })
  @Get()
  @Refuses()
  all(@Query() { month }: MonthQuery): Promise<ListedStatement[]> {
    return this.statements.all(month);
  }

  @ApiOperation({ summary: 'Close the statement of a month, which then never changes' })
  @Post(':id/:month/close')
  @HttpCode(200)
  @Refuses('referee.not-found', 'statement.closed')
  close(
    @Param('id', IdPipe) userId: number,
    @Param('month', MonthPipe) month: string,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeStatement> {
    return this.statements.close(userId, month, actor);
  }

  @ApiOperation({ summary: 'Correct what was paid, in the first month that is open' })
  @Post(':id/corrections')
  @HttpCode(200)
  @Refuses('referee.not-found')
  correct(
    @Param('id', IdPipe) userId: number,
    @Body() body: CorrectStatementDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeStatement> {
    return this.statements.correct(userId, body, actor);
  }
}
