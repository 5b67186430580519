import { Inject, Injectable } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { ConsoleDevicesService, endOf } from '../console/console-devices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** With `LIVE_PUBLIC=false` only people with a session may watch. */
@Injectable()
export class WatchPermissionService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: ConsoleDevicesService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  get isEverybodys(): boolean {
    return this.runtime.config.livePublic;
  }

  stillWatching(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    return this.sessions.openAmong(tokens);
  }

  /** @param consoleToken of a device at the scorer's table, which watches its matches */
  async mayWatch(sessionToken: string | undefined, consoleToken?: string): Promise<boolean> {
    return (
      this.isEverybodys ||
      (await this.sessions.userOf(sessionToken)) !== null ||
      (await this.devices.isConsole(consoleToken))
    );
  }

  /** The grants that are open on a device now. */
  async openGrants(consoleToken: string | undefined): Promise<readonly number[]> {
    const grants = await this.devices.grantsOf(consoleToken);
    return grants.filter((grant) => endOf(grant) === null).map(({ grantId }) => grantId);
  }

  onGrantChange(listener: () => void): void {
    this.devices.onChange(listener);
  }
}
