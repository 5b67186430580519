import type { LoggedMatchEvent, Period } from '../events.js';
import type { RuledMatch } from '../ruled-match.js';
import type {
  EndedReduction,
  MatchRecord,
  PeriodRecord,
  RecordedFoul,
} from '../ruled-match-fields.js';
import { byPlay, type Facts } from './facts.js';
import { counts } from './fouls.js';
import { kickOffIn } from './kick-off.js';
import type { PlayMoment } from './moment.js';
import { isOpen, type PlayAxis, type Shortage } from './numbers.js';

/** The record that the scorekeeper reads aloud and writes down (docs/product.md#match-record). */
export function recordOf({ play, facts, axis, absences, position }: PlayMoment): MatchRecord {
  const hadExtraTime = play.periods.some(({ period }) => period === 3);
  return {
    periods: periodRecords(play, facts),
    endedReductions: absences.shortages
      .filter((shortage) => !isOpen(shortage, position))
      .map((shortage) => endedReduction(shortage, axis)),
    halfTimeScore: facts.hadHalfTime ? { ...facts.firstHalf } : null,
    regularTimeScore: hadExtraTime ? { ...facts.regularTime } : null,
  };
}

function periodRecords(play: RuledMatch, facts: Facts): PeriodRecord[] {
  const { fouls, timeouts } = facts;
  const records = new Map<Period | undefined, PeriodRecord>();
  for (const { period } of play.periods) {
    if (period === 5) continue;
    const kickOff = kickOffIn(facts, period);
    const record: PeriodRecord = {
      period,
      fouls: { home: [], away: [] },
      timeouts: { home: [], away: [] },
    };
    records.set(period, kickOff === null ? record : { ...record, kickOff });
  }
  const inOrder = byPlay(play);
  for (const foul of fouls.filter((one) => counts(play.rules, one)).sort(inOrder))
    records.get(foul.period)?.fouls[foul.data.team].push(recordedFoul(foul));
  for (const timeout of [...timeouts].sort(inOrder))
    records.get(timeout.period)?.timeouts[timeout.data.team].push(playedOf(timeout));
  return [...records.values()];
}

function recordedFoul(foul: LoggedMatchEvent<'FoulCommitted'>): RecordedFoul {
  const { by, official } = foul.data;
  const recorded: RecordedFoul = playedOf(foul);
  if (by !== null) recorded.playerId = by;
  if (official === true) recorded.official = true;
  return recorded;
}

const playedOf = ({ played }: LoggedMatchEvent): { played?: number } =>
  played === undefined ? {} : { played };

function endedReduction(shortage: Shortage, axis: PlayAxis): EndedReduction {
  const { id, team, playerId, cause, period, from, until, endedBy } = shortage;
  const ended = shortage.endedIn ?? axis.periodAt(until) ?? period;
  return {
    id,
    team,
    playerId,
    cause,
    from: { period, played: from - axis.startOf(period) },
    until: { period: ended, played: until - axis.startOf(ended) },
    endedBy: endedBy === null ? 'time' : 'goal',
  };
}
