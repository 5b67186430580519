import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ReportContent, ReportPlayer } from '../contract/report-content.js';
import { endOfPlay } from '../match/end-of-play.js';
import type { TeamSide } from '../match/events.js';
import { outcomeOf } from '../match/outcome.js';
import { type Facts, factsOf } from '../match/rules/facts.js';
import { halfTimeScoreOf } from '../match/rules/half-time-score.js';
import { matchRecord } from '../match/rules/live-fields.js';
import { shootoutOf } from '../match/rules/shootout.js';
import { type BySide, type MatchState, rolesOf } from '../match/state.js';
import { shownScoreOf } from './counted-result.js';
import { ruledOutcome } from './match-outcome.js';
import {
  cardsOf,
  courseOf,
  inReportOrder,
  missedKicksOf,
  periodsOf,
  sendingsOffOf,
} from './report-facts.js';

/** What the report of a match says, and what a signature under it is bound to (docs/product.md#sign-off). */
export function reportContent(state: MatchState): ReportContent {
  const { leagueId, round, homeTeamId, awayTeamId, matchDate, venue } = state;
  const { matchId, status, play } = state;
  const facts = factsOf(state);
  return {
    matchId,
    fixture: { leagueId, round, homeTeamId, awayTeamId, matchDate, venue },
    status,
    outcome: outcomeOf(state),
    ruling: rulingOf(state),
    startedAt: state.firstHalfAt,
    endedAt: endOfPlay(state),
    score: known(shownScoreOf(state)),
    playedScore: ruledOutcome(state).playedScore ?? null,
    halfTime: halfTimeScoreOf(state),
    regularTime: matchRecord(state)?.regularTimeScore ?? null,
    afterExtraTime:
      facts.byHand?.afterExtraTime === true ||
      play?.periods.some(({ period }) => period === 3) === true,
    shootout: kicksOf(state, facts),
    rules: play && { sheet: play.rules, version: play.sheetVersion },
    lists: { home: listOf(state, facts, 'home'), away: listOf(state, facts, 'away') },
    course: courseOf(state),
    cards: cardsOf(state),
    sendingsOff: sendingsOffOf(state, facts),
    missedKicks: missedKicksOf(state, facts),
    periods: periodsOf(state, facts),
    mvp: state.mvpPlayerId,
  };
}

/** Content of this shape has the prefix `1:` for ever; another shape gets another one. */
export const reportHash = (content: ReportContent): string =>
  `1:${bytesToHex(sha256(utf8ToBytes(canonical(content))))}`;

/** The hash of a match's report as it is now. */
export const reportHashOf = (state: MatchState): string => reportHash(reportContent(state));

/** JSON with the keys of every object in the order of the alphabet. */
const canonical = (content: ReportContent): string =>
  JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const known = ({ home, away }: BySide<number> | BySide<null>): BySide<number> | null =>
  home === null || away === null ? null : { home, away };

function rulingOf(state: MatchState): ReportContent['ruling'] {
  const { postponed, abandoned, award, annulled } = state.ruling ?? {};
  switch (outcomeOf(state)) {
    case 'awarded':
      return award ? { reason: award.cause, awardedTo: award.winner } : null;
    case 'annulled':
      return annulled ? { reason: annulled.reason } : null;
    case 'postponed':
      return postponed ? { reason: postponed.reason } : null;
    default:
      return abandoned ? { reason: abandoned.reason } : null;
  }
}

function kicksOf(state: MatchState, facts: Facts): ReportContent['shootout'] {
  const shootout = shootoutOf(facts);
  if (shootout === null) return null;
  const kicks = facts.kicks.map((event) => {
    const { team, playerId, scored } = event.data;
    return { event, content: { team, playerId, scored } };
  });
  const { home, away } = shootout;
  return { home, away, kicks: inReportOrder(state, kicks) };
}

/** Whose place the player took and why; undefined for one who came onto the list otherwise, also later. */
function replacedBy({ actions }: MatchState, playerId: number): ReportPlayer['replaced'] {
  const latest = actions.findLast(
    ({ type, data }) =>
      (type === 'PlayerReplaced' && data.replacedBy === playerId) ||
      (type === 'PlayerAdded' && data.playerId === playerId),
  );
  if (latest?.type !== 'PlayerReplaced') return undefined;
  return { playerId: latest.data.playerId, reason: latest.data.reason };
}

function listOf(state: MatchState, { added }: Facts, team: TeamSide): ReportPlayer[] {
  const late = new Map(added.map(({ data }) => [data.playerId, data.reason]));
  return (state.lineup?.[team] ?? []).map((playerId) => {
    const reason = late.get(playerId) ?? null;
    const replaced = replacedBy(state, playerId);
    return {
      playerId,
      roles: rolesOf(state, playerId),
      ...(reason === null ? {} : { late: reason }),
      ...(replaced && { replaced }),
      ...(state.overrides?.[playerId] === undefined ? {} : { suspended: true }),
    };
  });
}
