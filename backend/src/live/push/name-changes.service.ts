import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataVersionsService } from '../../platform/reads/data-versions.service.js';
import { LiveBoardService } from './live-board.service.js';
import { LiveTopicsService } from './live-topics.service.js';

const lookMs = 1_000;

/** No event reports a corrected name, but a data version changes with each. */
@Injectable()
export class NameChangesService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(NameChangesService.name);
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly dataVersions: DataVersionsService,
    private readonly topics: LiveTopicsService,
    private readonly board: LiveBoardService,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { matchIds } = this.topics;
    if (this.isLooking || (matchIds.length === 0 && !this.board.isWatched)) return;
    this.isLooking = true;
    try {
      const now = await this.dataVersions.now();
      for (const matchId of matchIds) await this.topics.renameAs(matchId, now);
      if (this.board.isWatched) await this.board.renameAs(now.staticData);
    } catch (err) {
      this.logger.error({ err }, 'Names for watchers were not read');
    } finally {
      this.isLooking = false;
    }
  }
}
