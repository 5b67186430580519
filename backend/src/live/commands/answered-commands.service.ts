import type { MatchAnswer, MatchCommand } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { MatchCommandsService } from './match-commands.service.js';
import { MatchViewsService } from './match-views.service.js';

/** Executes a command of one match and answers with the match as it is then. */
@Injectable()
export class AnsweredCommandsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
  ) {}

  async execute(
    matchId: number,
    command: MatchCommand,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.views.answer(
      await this.commands.execute(matchId, command, origin),
      origin.language,
    );
  }
}
