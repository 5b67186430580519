import { createHmac } from 'node:crypto';
import type { TeamSide } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AttemptCounters } from '../../people/limits/index.js';
import type { MatchParty } from '../../platform/api/access.decorators.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';

/** Wrong PINs for one team of one match within a quarter of an hour, from all devices together. */
const allowed = 5;

/** The team that has the side of PIN `p` in its match `m`. */
const teamOfSide = `CASE p.team WHEN 'home' THEN m.home_team_id ELSE m.away_team_id END`;

/** The PIN of the team before it is void. Nodes of the version before write no team. */
const isOfItsTeam = `coalesce(p.team_id, ${teamOfSide}) = ${teamOfSide}`;

/** A team signs the report at the scorer's table by a PIN that its company has set for this match alone. */
@Injectable()
export class TeamPinsService {
  private readonly key: Buffer;
  private readonly counters: AttemptCounters;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) { config }: Runtime,
  ) {
    this.key = derivedKey(config.sessionSecret, 'team pins');
    this.counters = new AttemptCounters(db);
  }

  /** @throws RefusalError `auth.forbidden` for anybody but the team's company and administrators, `match.not-found` */
  async set(
    matchId: number,
    { team, pin }: { team: TeamSide; pin: string },
    { kind, sides }: MatchParty,
  ): Promise<void> {
    const isOwn = kind === 'company' && sides.includes(team);
    if (kind !== 'administrator' && !isOwn) throw RefusalError.of('auth.forbidden');
    const set = await this.db.query<unknown[]>(
      `INSERT INTO team_pins (match_id, team, pin_hash, team_id)
       SELECT m.id, p.team, $3, ${teamOfSide} FROM matches m, (VALUES ($2)) p (team) WHERE m.id = $1
       ON CONFLICT (match_id, team)
         DO UPDATE SET pin_hash = excluded.pin_hash, team_id = excluded.team_id
       RETURNING match_id`,
      [matchId, team, this.hash(matchId, team, pin)],
    );
    if (set.length === 0) throw RefusalError.of('match.not-found');
  }

  /** The teams that can sign by a PIN. */
  async teamsOf(matchId: number): Promise<TeamSide[]> {
    const rows = await this.db.query<{ team: TeamSide }[]>(
      `SELECT p.team FROM team_pins p JOIN matches m ON m.id = p.match_id
       WHERE p.match_id = $1 AND ${isOfItsTeam} ORDER BY p.team DESC`,
      [matchId],
    );
    return rows.map(({ team }) => team);
  }

  /** @throws RefusalError `auth.wrong-pin`, `match.pin-locked` after too many of them */
  async prove(matchId: number, team: TeamSide, pin: string): Promise<void> {
    const subject = `team-pin:${matchId}:${team}`;
    // Counted before it is compared, so that many at once are no way around the limit.
    const retryAfter = await this.counters.count([[subject, allowed]]);
    if (retryAfter !== null) throw new RefusalError({ code: 'match.pin-locked' }, { retryAfter });
    const found = await this.db.query<unknown[]>(
      `SELECT FROM team_pins p JOIN matches m ON m.id = p.match_id
       WHERE (p.match_id, p.team, p.pin_hash) = ($1, $2, $3) AND ${isOfItsTeam}`,
      [matchId, team, this.hash(matchId, team, pin)],
    );
    if (found.length === 0) throw RefusalError.of('auth.wrong-pin');
    await this.counters.uncount(subject);
  }

  /** With a key: whoever reads this table could otherwise try all PINs within a second. */
  private hash(matchId: number, team: TeamSide, pin: string): string {
    return createHmac('sha256', this.key).update(`${matchId} ${team} ${pin}`).digest('hex');
  }
}
