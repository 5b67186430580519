import { isCalledOff } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import type { SharedMatch, SharedTeam, ShareSubject } from './share-subject.js';
import { wordsOf } from './share-texts.js';

interface Page {
  url: string;
  image: string;
  language: Language;
}

type Thing = Readonly<Record<string, unknown>>;

/** What search engines read of a page, as schema.org names it; null for a page that is no event and no team. */
export function structuredData(subject: ShareSubject, page: Page): Thing | null {
  switch (subject.kind) {
    case 'match':
      return matchEvent(subject, page);
    case 'team':
      return sportsTeam(subject, page);
    default:
      return null;
  }
}

/** In a script that no browser runs; no text that people typed can end it. */
export const scriptOf = (thing: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;

function matchEvent(match: SharedMatch, { url, image, language }: Page): Thing {
  const { title, description } = wordsOf(match, language);
  const { homeTeam, awayTeam, matchDate, venue, league, previousDates = [], photo } = match;
  const [home, away] = [homeTeam, awayTeam].map((name) => ({ '@type': 'SportsTeam', name }));
  const status = statusOf(match);
  // A match without a new date keeps the one that it lost.
  const previous = status === 'EventPostponed' ? [...previousDates, matchDate] : previousDates;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${homeTeam} – ${awayTeam}`,
    description: `${title}. ${description}`,
    sport: 'Futsal',
    url,
    image: photo === undefined ? image : [new URL(photo, url).href, image],
    startDate: matchDate,
    ...(previous.length > 0 ? { previousStartDate: previous } : {}),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(venue === null ? {} : { location: { '@type': 'Place', name: venue, address: venue } }),
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    ...(league === null ? {} : { superEvent: { '@type': 'SportsEvent', name: league } }),
  };
}

/** schema.org has no status for an event that is over, so it stays scheduled. */
function statusOf(match: SharedMatch): string {
  const { outcome, previousDates = [] } = match;
  if (isCalledOff(match)) return 'EventCancelled';
  if (outcome === 'postponed') return 'EventPostponed';
  return previousDates.length > 0 ? 'EventRescheduled' : 'EventScheduled';
}

const sportsTeam = ({ name, league }: SharedTeam, { url, image }: Page): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'SportsTeam',
  name,
  sport: 'Futsal',
  url,
  image,
  ...(league === null ? {} : { memberOf: { '@type': 'SportsOrganization', name: league } }),
});
