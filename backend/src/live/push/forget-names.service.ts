import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NameChangesService } from '../../people/name-changes/name-changes.service.js';
import { MatchViewsService } from '../commands/match-views.service.js';
import { LiveBoard } from './live-board.service.js';
import { LiveTopics } from './live-topics.service.js';

/** Nobody here shows a name that was erased. */
@Injectable()
export class ForgetNames implements OnModuleInit {
  constructor(
    private readonly names: NameChangesService,
    private readonly topics: LiveTopics,
    private readonly board: LiveBoard,
    private readonly views: MatchViewsService,
  ) {}

  onModuleInit(): void {
    this.names.onChange(async () => {
      this.views.forgetNames();
      this.board.readSoon();
      await this.topics.renameAll();
    });
  }
}
