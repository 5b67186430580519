import {
  type AwardWinner,
  type BySide,
  erasedIn,
  isCalledOff,
  type MatchStatus,
  matchMinutes,
  type OutcomeKind,
  outcomeWord,
  timeZone,
} from '@kolo/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { Language } from '../../platform/api/language.js';
import { type CalendarNote, calendarTexts } from './calendar-texts.js';
import { zagrebZone } from './zagreb-zone.js';

export interface CalendarMatch {
  id: number;
  round: number | null;
  homeTeamName: string;
  awayTeamName: string;
  /** Null before the match is over, and where results are not public. */
  score: { home: number; away: number } | null;
  /** The score of the kicks, in a match that came to them. */
  shootout: { home: number; away: number } | null;
  /** Whether it was decided, or stayed level, in extra time. */
  afterExtraTime: boolean;
  /** ISO 8601 instant. */
  matchDate: string;
  venue: string | null;
  /** Of the venue. */
  address: string | null;
  status: MatchStatus;
  /** Left out of a match that is played as scheduled. */
  outcome?: OutcomeKind;
  awardedTo?: AwardWinner;
  /** Left out of an awarded match that never began. */
  playedScore?: BySide<number>;
  deleted: boolean;
  sequence: number;
  changedAt: Date;
}

export interface Feed {
  name: string;
  language: Language;
  /** The site's, for links. */
  origin: string;
  /** Part of every event's id: it must be the same for every reader. */
  domain: string;
  matches: readonly CalendarMatch[];
}

const refreshSeconds = 60 * 60;

/** A feed in the format of RFC 5545. The same matches always make the same text. */
export function feedText({ name, language, origin, domain, matches }: Feed): string {
  const calendar = ical({
    prodId: { company: 'Kolo', product: 'League', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: escaped(erasedIn(language, name)),
    ttl: refreshSeconds,
    // Each event names the zone: with the calendar's own, stamps would not be in UTC.
    timezone: { name: null, generator: () => zagrebZone },
  });
  for (const match of matches) {
    const start = DateTime.fromISO(match.matchDate, { zone: timeZone });
    calendar.createEvent({
      id: `match-${match.id}@${domain}`,
      sequence: match.sequence,
      stamp: match.changedAt,
      lastModified: match.changedAt,
      timezone: timeZone,
      start,
      end: start.plus({ minutes: matchMinutes }),
      summary: erasedIn(language, summaryOf(match, language)),
      description: descriptionOf(match, language),
      location: locationOf(match),
      status: statusOf(match),
      url: `${origin}/live/${match.id}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

const locationOf = ({ venue, address }: CalendarMatch): string | null =>
  venue === null || address === null ? venue : `${venue}, ${address}`;

/** A postponed match has no certain date; one that goes on later has that day, or still the one on which it began. */
function statusOf(match: CalendarMatch): ICalEventStatus {
  if (match.deleted || isCalledOff(match)) return ICalEventStatus.CANCELLED;
  return match.outcome === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function summaryOf(match: CalendarMatch, language: Language): string {
  const summary = scoreSummary(match, language);
  const word = outcomeWord(match, language);
  return word === null ? summary : `${summary} (${word})`;
}

function scoreSummary(match: CalendarMatch, language: Language): string {
  const { homeTeamName, awayTeamName, score, shootout, afterExtraTime } = match;
  if (score === null) return `${homeTeamName} – ${awayTeamName}`;
  const result = `${homeTeamName} ${score.home}:${score.away} ${awayTeamName}`;
  const texts = calendarTexts[language];
  if (shootout !== null) return `${result} (${texts.kicks(`${shootout.home}:${shootout.away}`)})`;
  return afterExtraTime ? `${result} (${texts.afterExtraTime})` : result;
}

function descriptionOf(match: CalendarMatch, language: Language): string {
  const { round } = match;
  const texts = calendarTexts[language];
  const note = noteOf(match);
  const lines = [
    ...(round === null || round === 0 ? [] : [texts.round(round)]),
    ...(note === null ? [] : [texts[note]]),
  ];
  return lines.join('\n');
}

/** Why it is not played at this time; other decisions are shown beside the teams. */
function noteOf(match: CalendarMatch): CalendarNote | null {
  const { deleted, status, outcome } = match;
  if (deleted) return 'deleted';
  if (outcome === 'postponed') return 'postponed';
  if (outcome === 'awarded' && isCalledOff(match)) return 'notPlayed';
  return status === 'cancelled' && outcome === undefined ? 'cancelled' : null;
}

/** The library does not escape a calendar's name, so line breaks in it would start other properties. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
  text.replace(/[\u0000-\u001f\u007f]+/g, ' ').replace(/[\\;,]/g, '\\$&');
