import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NameChangesService } from '../../people/name-changes/name-changes.service.js';
import { LiveBoard } from '../push/live-board.service.js';
import { LiveTopics } from '../push/live-topics.service.js';
import { MatchViewsService } from './match-views.service.js';

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
