import {
  type RefereeCandidate,
  type RefereeRole,
  refereeConflictsOf,
  refereeDoubtsOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { accountNames } from '../../live/officials/index.js';
import { inNameOrder, RefereeFactsService } from './referee-facts.service.js';
import { matchWithRules } from './refereed-match.js';
import { refereedMatchOf } from './refereed-matches.js';

/** Everybody whom an administrator may put into a place, not only those who are suggested. */
@Injectable()
export class CandidatesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly facts: RefereeFactsService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  async of(
    matchId: number,
    role: RefereeRole,
    administratorId: number,
  ): Promise<RefereeCandidate[]> {
    const { manager } = this.db;
    const record = await matchWithRules(manager, matchId);
    const match = refereedMatchOf(record);
    const everybody = await this.facts.everybody(manager, administratorId);
    const nameOf = await accountNames(
      manager,
      everybody.map(({ userId }) => userId),
    );
    const referees = inNameOrder(everybody, nameOf);
    const fewest = Math.min(...referees.map(({ duties }) => duties.length));
    const wanted = { match, role };
    return referees
      .map((one): RefereeCandidate => {
        const found = refereeConflictsOf(wanted, one, record.rules.travelMinutes);
        return {
          userId: one.userId,
          name: one.name,
          conflicts: found.filter((conflict) => conflict !== 'declined'),
          doubts: refereeDoubtsOf(match, one.duties, fewest),
          declined: one.unwilling.includes(matchId),
        };
      })
      .sort((a, b) => weightOf(a) - weightOf(b));
  }
}

/** Those who cannot come last, before them those who declined; otherwise by name. */
const weightOf = ({ conflicts, declined, doubts }: RefereeCandidate): number =>
  (conflicts.length > 0 ? 100 : 0) + (declined ? 10 : 0) + doubts.length;
