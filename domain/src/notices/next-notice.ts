import type { NoticeKind } from '../contract/push.js';
import { endOfPlay } from '../match/end-of-play.js';
import type { LoggedMatchEvent, MatchEventType } from '../match/events.js';
import { replay } from '../match/fold/evolve.js';
import { outcomeOf } from '../match/outcome.js';
import type { BySide, MatchState } from '../match/state.js';
import { shownScoreOf } from '../views/counted-result.js';
import { ruledOutcome } from '../views/match-outcome.js';
import { type Headline, type MatchNotice, noticeTimes } from './match-notice.js';

export interface RecordedEvent {
  event: LoggedMatchEvent;
  /** When the server wrote it, which may be long after it happened. */
  recordedAt: string;
}

/** How far the watchers of a match were notified. */
export interface NoticedMatch {
  version: number;
  sentAt: number | null;
  /** What the last message with a score said; null before there was one. */
  sent: SentScore | null;
}

export interface SentScore {
  score: BySide<number>;
  over: boolean;
}

export interface NextNotice {
  notice: MatchNotice | null;
  noticed: NoticedMatch;
  /** When to look again; null where nothing waits. */
  again: number | null;
}

/** What watchers of a match learn next, from its whole log. */
export function nextNotice(
  matchId: number,
  log: readonly RecordedEvent[],
  noticed: NoticedMatch,
  now: number,
): NextNotice {
  const { upTo, waitsUntil } = decidable(log, noticed.version, now);
  if (upTo === noticed.version) return { notice: null, noticed, again: waitsUntil };
  const before = replay(matchId, upToVersion(log, noticed.version));
  const after = replay(matchId, upToVersion(log, upTo, isUndo));
  const fresh = after.actions.filter(({ version }) => version > noticed.version);
  const notice = noticeOf({ before, after, fresh, sent: noticed.sent, now });
  if (notice === null) return { notice, noticed: { ...noticed, version: upTo }, again: waitsUntil };
  const free = (noticed.sentAt ?? Number.NEGATIVE_INFINITY) + noticeTimes.mergeMs;
  if (free > now) return { notice: null, noticed, again: free };
  const sent = notice.score === null ? noticed.sent : { score: notice.score, over: isOver(after) };
  return { notice, noticed: { version: upTo, sentAt: now, sent }, again: waitsUntil };
}

/** Up to the first goal that may still be undone. */
function decidable(
  log: readonly RecordedEvent[],
  from: number,
  now: number,
): { upTo: number; waitsUntil: number | null } {
  const undone = undoneIn(log);
  let upTo = from;
  for (const { event, recordedAt } of log) {
    if (event.version <= from) continue;
    const ready = Date.parse(recordedAt) + noticeTimes.undoWindowMs;
    if (isGoal(event) && !undone.has(event.id) && ready > now) return { upTo, waitsUntil: ready };
    upTo = event.version;
  }
  return { upTo, waitsUntil: null };
}

const undoneIn = (log: readonly RecordedEvent[]): Set<string> =>
  new Set(log.flatMap(({ event }) => (event.type === 'ActionVoided' ? [event.data.actionId] : [])));

const upToVersion = (
  log: readonly RecordedEvent[],
  version: number,
  also: (event: LoggedMatchEvent) => boolean = () => false,
): LoggedMatchEvent[] =>
  log.flatMap(({ event }) => (event.version <= version || also(event) ? [event] : []));

const isUndo = ({ type }: LoggedMatchEvent): boolean => type === 'ActionVoided';

interface Change {
  before: MatchState;
  after: MatchState;
  /** What still counts of the new events. */
  fresh: readonly LoggedMatchEvent[];
  sent: SentScore | null;
  now: number;
}

function noticeOf(change: Change): MatchNotice | null {
  const { after, now } = change;
  if (after.deleted) return null;
  const news = newsOf(change);
  const [headline] = news;
  if (headline === undefined) return null;
  const { home, away } = shownScoreOf(after);
  const decided = ruledOutcome(after);
  const isMove = kindsOf(headline, change).includes('moved');
  return {
    headline,
    kinds: [...new Set(news.flatMap((one) => kindsOf(one, change)))],
    score: isMove || home === null || away === null ? null : { home, away },
    matchDate: after.matchDate,
    venue: after.venue,
    isLive: !isMove && isBeingPlayed(after, now),
    ...(decided.outcome === undefined ? {} : { decided }),
  };
}

/** Until ten minutes after its end, in which a mistake is put right; what is decided later is no part of it. */
function isBeingPlayed(state: MatchState, now: number): boolean {
  if (state.status === 'in_progress') return true;
  const end = endOfPlay(state);
  return end !== null && !isLate(end, now);
}

/** The weightiest first. */
function newsOf(change: Change): Headline[] {
  const { after, fresh, now } = change;
  const has = (...types: MatchEventType[]): boolean =>
    fresh.some(({ type, at }) => types.includes(type) && !isLate(at, now));
  const news: Headline[] = [];
  if (isEnd(change)) news.push('final');
  if (isCorrection(change)) news.push('correction');
  if (fresh.some((event) => isGoal(event) && !isLate(event.at, now))) news.push('goal');
  if (has('HalfTimeReached') && after.matchState === 'half-time') news.push('half');
  if (has('FirstHalfStarted') && !isOver(after)) news.push('started');
  const moved = moveOf(change);
  if (moved !== null) news.push(moved);
  return news;
}

function isEnd({ after, fresh, sent, now }: Change): boolean {
  if (!isOver(after) || sent?.over === true) return false;
  const isHistory = now - Date.parse(after.matchDate) > noticeTimes.historyMs;
  return !isHistory && fresh.some(({ type }) => endings.has(type));
}

/** A message said something that no longer holds; further goals are not a correction. */
function isCorrection({ after, sent }: Change): boolean {
  if (sent === null) return false;
  const { home, away } = shownScoreOf(after);
  if (home === null || away === null) return true;
  if (sent.over) return !isOver(after) || home !== sent.score.home || away !== sent.score.away;
  return home < sent.score.home || away < sent.score.away;
}

function moveOf({ before, after, fresh }: Change): Headline | null {
  if (before.version === 0 || after.firstHalfAt !== null || isOver(after)) return null;
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'cancelled';
  const isElsewhere = before.matchDate !== after.matchDate || before.venue !== after.venue;
  // Without a new date yet.
  if (isPostponed(after)) return isPostponed(before) ? null : 'postponed';
  const isBack = before.status === 'cancelled' || isPostponed(before);
  return isElsewhere || isBack || fresh.some(({ type }) => type === 'MatchPostponed')
    ? 'moved'
    : null;
}

const kindOf: Record<Exclude<Headline, 'correction'>, NoticeKind> = {
  soon: 'soon',
  started: 'started',
  goal: 'goal',
  half: 'half',
  final: 'final',
  moved: 'moved',
  postponed: 'moved',
  cancelled: 'moved',
  incomplete: 'incomplete',
};

/** Whoever got the message that was wrong gets the correction. */
const kindsOf = (headline: Headline, { sent }: Change): NoticeKind[] =>
  headline === 'correction' ? [sent?.over === true ? 'final' : 'goal'] : [kindOf[headline]];

const endings: ReadonlySet<MatchEventType> = new Set([
  'MatchFinished',
  'ResultRecorded',
  'ResultAwarded',
]);

const isGoal = ({ type }: LoggedMatchEvent): boolean => type === 'GoalScored';
const isLate = (at: string, now: number): boolean => now - Date.parse(at) > noticeTimes.lateMs;
const isOver = ({ status }: MatchState): boolean => status === 'completed';
const isPostponed = (state: MatchState): boolean => outcomeOf(state) === 'postponed';
