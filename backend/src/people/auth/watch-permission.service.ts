import { Inject, Injectable } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { SessionsService } from './sessions.service.js';

/** With `LIVE_PUBLIC=false` only people with a session may watch. */
@Injectable()
export class WatchPermissionService {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  get isEverybodys(): boolean {
    return this.runtime.config.livePublic;
  }

  stillWatching(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    return this.sessions.openAmong(tokens);
  }

  async mayWatch(sessionToken: string | undefined): Promise<boolean> {
    return this.isEverybodys || (await this.sessions.userOf(sessionToken)) !== null;
  }
}
