import type { RuledOutcome } from '../contract/matches.js';
import type { NoticeKind } from '../contract/push.js';
import { type TeamSide, teamSides } from '../match/events.js';
import type { BySide } from '../match/state.js';

const headlines = [
  'soon',
  'started',
  'goal',
  'half',
  'final',
  'moved',
  'postponed',
  'cancelled',
  'incomplete',
  'correction',
] as const;
export type Headline = (typeof headlines)[number];

/** One line in the tray of a device: what it says, and who wants to know. Names are looked up when it is sent. */
export interface MatchNotice {
  headline: Headline;
  /** Several where changes were merged; a device that chose one of them gets it. */
  kinds: NoticeKind[];
  score: BySide<number> | null;
  matchDate: string;
  venue: string | null;
  isLive: boolean;
  /** Of `incomplete`: the lists that it is about. */
  incomplete?: readonly IncompleteSide[];
  /** What was decided about the match, which its message says; left out of an ordinary one. */
  decided?: RuledOutcome;
}

/** A team that has fewer players who may play than play at once. */
export interface IncompleteSide {
  team: TeamSide;
  players: number;
  needed: number;
}

/** The teams of a match whose lists are too short for it, by how many of their players may play. */
export const incompleteSides = (players: BySide<number>, needed: number): IncompleteSide[] =>
  teamSides.flatMap((team) =>
    players[team] < needed ? [{ team, players: players[team], needed }] : [],
  );

const minuteMs = 60_000;

export const noticeTimes = {
  /** Most mistaken goals are undone within it. */
  undoWindowMs: 15_000,
  /** Between two messages about one match. */
  mergeMs: 30_000,
  /** An older event arrived from a device that was offline. */
  lateMs: 10 * minuteMs,
  /** After the time of the match its result is history. */
  historyMs: 48 * 60 * minuteMs,
  soonMs: 10 * minuteMs,
  /** Before the match, while administrators can still approve players. */
  incompleteMs: 24 * 60 * minuteMs,
} as const;

const hour = 3_600;

/** Seconds for which a push service stores a message for a device that is off. */
const secondsToLive: Record<Headline, number> = {
  soon: 600,
  started: 600,
  goal: 300,
  half: 300,
  correction: 300,
  final: 6 * hour,
  moved: 48 * hour,
  postponed: 48 * hour,
  cancelled: 48 * hour,
  incomplete: 12 * hour,
};

export interface PushOptions {
  ttl: number;
  urgency: 'high' | 'normal';
  /** A message that waits is replaced by a newer one about the same match. */
  topic: string;
}

/** How a push service handles a message about a match. */
export const pushOptions = (matchId: number, headline: Headline): PushOptions => ({
  ttl: secondsToLive[headline],
  urgency: headline === 'goal' || headline === 'started' ? 'high' : 'normal',
  topic: `m${matchId}`,
});
