import {
  byAccount,
  headers,
  type RefereeRole,
  type RefusalCode,
  type SessionUser,
  type TeamSide,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type {
  Access,
  MatchParty,
  RequestWithUser,
} from '../../../platform/api/access.decorators.js';
import { isId } from '../../../platform/api/fields.js';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { forTaps } from '../../../platform/db/data-source.js';
import { isForm } from '../../../platform/http/multipart-body.js';
import { consoleCookie } from '../../../platform/http/session-cookie.js';
import { ReadLimitsService } from '../../../platform/reads/read-limits.service.js';
import { WriteLimitsService } from '../../limits/write-limits.service.js';
import {
  ConsoleDevicesService,
  type DeviceGrant,
  endOf,
  stays,
} from './console-devices.service.js';

const bothSides = ['home', 'away'] as const satisfies readonly TeamSide[];

/** Besides administrators, a match's referees and devices with a grant may run it; its companies sign its report. */
@Injectable()
export class ConsoleAccessService {
  constructor(
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    private readonly devices: ConsoleDevicesService,
    private readonly reads: ReadLimitsService,
    private readonly writes: WriteLimitsService,
  ) {}

  /** A tap is carried out under the grant that it was made under, or not at all. */
  namesGrant(request: RequestWithUser): boolean {
    const named = request.headers[headers.grant];
    return named !== undefined && named !== byAccount;
  }

  /** A tap that was made with an account never becomes one of the device. */
  hasDevice({ cookies, headers: { [headers.grant]: named } }: RequestWithUser): boolean {
    return cookies[consoleCookie] !== undefined && named !== byAccount;
  }

  isKnown({ cookies }: RequestWithUser): Promise<boolean> {
    return this.devices.isConsole(cookies[consoleCookie]);
  }

  /** Records as whom the account acts in the match, if it has a part in it. */
  async admitAccount(
    user: SessionUser,
    { companies }: Extract<Access, { kind: 'match' }>,
    request: RequestWithUser,
  ): Promise<boolean> {
    const party = await this.partyOf(user, matchIdOf(request));
    if (party === null || (party.kind === 'company' && !companies)) return false;
    request.party = party;
    return true;
  }

  private async partyOf(
    { id, role }: SessionUser,
    matchId: number | null,
  ): Promise<MatchParty | null> {
    if (role === 'admin') return { kind: 'administrator', sides: bothSides };
    if (matchId === null) return null;
    if (role === 'referee') {
      const kind = await this.kindOfReferee(id, matchId);
      return kind && { kind, sides: bothSides };
    }
    if (role !== 'company') return null;
    const sides = await this.sidesOf(id, matchId);
    return sides.length === 0 ? null : { kind: 'company', sides };
  }

  /** Null for whom nobody has named. */
  private async kindOfReferee(
    userId: number,
    matchId: number,
  ): Promise<'referee' | 'timekeeper' | 'delegate' | null> {
    const [named] = await this.taps.query<{ role: RefereeRole | null }[]>(
      `SELECT r.role FROM match_referees r JOIN users u ON u.id = r.user_id
       WHERE r.match_id = $1 AND r.user_id = $2 AND u.role = 'referee'`,
      [matchId, userId],
    );
    if (named === undefined) return null;
    const { role } = named;
    return role === 'timekeeper' || role === 'delegate' ? role : 'referee';
  }

  private async sidesOf(userId: number, matchId: number): Promise<TeamSide[]> {
    const [owns] = await this.taps.query<Record<TeamSide, boolean>[]>(
      `SELECT h.user_id = $2 AS home, a.user_id = $2 AS away
       FROM matches m JOIN teams h ON h.id = m.home_team_id JOIN teams a ON a.id = m.away_team_id
       WHERE m.id = $1`,
      [matchId, userId],
    );
    return bothSides.filter((side) => owns?.[side] === true);
  }

  /** @throws RefusalError that says why this device may not run the match */
  async admitToMatch(request: RequestWithUser): Promise<void> {
    const { grantId, device } = chosen(
      await this.devices.grantsOf(request.cookies[consoleCookie]),
      matchIdOf(request),
      request.headers[headers.grant],
    );
    this.admit(request, { grantId, device });
    request.party = { kind: 'console', sides: bothSides };
    request.confirmAccess = () => this.confirm(request, { grantId, device });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      this.writes.countDevice(grantId, { isFile: isForm(request) });
  }

  /** @throws RefusalError when the grant has ended since */
  private async confirm(
    request: RequestWithUser,
    { grantId, device }: { grantId: number; device: number },
  ): Promise<void> {
    const grants = await this.devices.grantsOf(request.cookies[consoleCookie]);
    const same = grants.filter((grant) => grant.grantId === grantId && grant.device === device);
    chosen(same, matchIdOf(request), undefined);
  }

  /** For what belongs to the device, whatever its matches. */
  async admitDevice(request: RequestWithUser): Promise<void> {
    const grants = await this.devices.grantsOf(request.cookies[consoleCookie]);
    const open = grants.find((grant) => stays(grant)) ?? grants[0];
    if (open === undefined) throw RefusalError.of('auth.grant-unknown');
    const end = endOf(open);
    if (end !== null && !stays(open)) throw RefusalError.of(endCodes[end]);
    this.admit(request, { grantId: open.grantId, device: open.device });
  }

  private admit(request: RequestWithUser, device: { grantId: number; device: number }): void {
    request.console = device;
    const token = request.cookies[consoleCookie];
    if (token !== undefined) this.reads.recognise(token, `grant ${device.grantId}`);
  }
}

const endCodes = {
  revoked: 'auth.grant-revoked',
  expired: 'auth.grant-expired',
  'too-early': 'auth.grant-too-early',
} as const satisfies Record<NonNullable<ReturnType<typeof endOf>>, RefusalCode>;

function chosen(
  grants: readonly DeviceGrant[],
  matchId: number | null,
  named: string | string[] | undefined,
): DeviceGrant {
  const meant =
    named === undefined ? grants : grants.filter(({ grantId }) => String(grantId) === named);
  if (meant.length === 0) throw RefusalError.of('auth.grant-unknown');
  const covering = meant.filter(({ matchIds }) => matchId !== null && matchIds.includes(matchId));
  const open = covering.find((grant) => endOf(grant) === null);
  if (open !== undefined) return open;
  const [latest] = covering;
  const end = latest && endOf(latest);
  throw RefusalError.of(end ? endCodes[end] : 'auth.not-your-match');
}

/** The guard runs before the pipes. */
function matchIdOf({ params }: RequestWithUser): number | null {
  const { id } = params as Readonly<Record<string, string | undefined>>;
  const number = id !== undefined && /^\d{1,10}$/.test(id) ? Number(id) : null;
  return isId(number) ? number : null;
}
