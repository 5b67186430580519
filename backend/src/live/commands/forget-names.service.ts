import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import { LiveBoardService } from '../push/live-board.service.js';
import { LiveTopicsService } from '../push/live-topics.service.js';
import { MatchViewsService } from './match-views.service.js';

/** Drops erased names from what this node keeps in memory. */
@Injectable()
export class ForgetNamesService implements OnModuleInit {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
    private readonly views: MatchViewsService,
  ) {}

  onModuleInit(): void {
    this.erasures.onChange(async () => {
      this.views.forgetNames();
      this.board.readSoon();
      await this.topics.renameAll();
    });
  }
}
