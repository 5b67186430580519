import { type FormLetter, formatSigned, formatWhole } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import { awardsCard } from './awards-card.js';
import { bracketCard } from './bracket-card.js';
import { card, colours, crest, pill, text } from './canvas.js';
import { textWidth } from './lettering.js';
import type { SharedMatch, SharedTable, SharedTeam, ShareSubject } from './share-subject.js';
import { dueText, shareTexts, standingText, whenOf } from './share-texts.js';

/** The picture of a preview as SVG without any text element, so that no font has to be installed. */
export function cardOf(subject: ShareSubject, language: Language): string {
  switch (subject.kind) {
    case 'match':
      return matchCard(subject, language);
    case 'team':
      return teamCard(subject, language);
    case 'table':
      return tableCard(subject, language);
    case 'bracket':
      return bracketCard(subject, language);
    case 'awards':
      return awardsCard(subject, language);
    // A player has no picture of their own.
    case 'player':
    case 'site':
      return siteCard(language);
  }
}

function matchCard(match: SharedMatch, language: Language): string {
  const { homeTeam, awayTeam, score, status, outcome, round, league, venue, matchDate } = match;
  const texts = shareTexts[language];
  const { day, time } = whenOf(matchDate, language);
  const heading = [league, round === null || round === 0 ? null : texts.round(round)];
  const isLive = status === 'in_progress';
  const side = (x: number, name: string): string =>
    crest(x - 95, 168, 190, name) +
    text(x, 430, name, { size: 42, weight: 800, anchor: 'middle', maxWidth: 380, minSize: 28 });
  const values = score === null ? dueText(match, language) : `${score.home}:${score.away}`;
  const date = score === null ? day : texts.moment(day, time);
  const standing = standingText(match, language);
  // Between the names there is no room for more.
  const isShort = textWidth(standing, 30, 800) < 284;
  return card(
    heading.filter((part) => part !== null).join(' · '),
    `${side(230, homeTeam)}${side(970, awayTeam)}
    ${text(600, 320, values, { size: 150, weight: 800, anchor: 'middle', maxWidth: 480, minSize: 80 })}
    ${pill(600, isShort ? 366 : 444, standing, isLive ? colours.live : colours.surface, isLive ? '#fff' : colours.muted)}
    ${text(600, 530, outcome === 'postponed' ? '' : date, { size: 32, anchor: 'middle' })}
    ${text(600, 580, venue ?? '', { size: 28, anchor: 'middle', fill: colours.muted })}`,
  );
}

const formColours: Record<FormLetter, string> = { W: '#16a34a', D: '#64748b', L: '#dc2626' };

function teamCard(team: SharedTeam, language: Language): string {
  const texts = shareTexts[language];
  const values: [string, number][] = [
    [texts.played, team.played],
    [texts.points, team.points],
    ...(team.goals === null ? [] : [[texts.goals, team.goals] satisfies [string, number]]),
  ];
  const columns = values.map(([label, value], n) => {
    const x = 420 + n * 240;
    return (
      text(x, 430, formatWhole(value), { size: 84, weight: 800 }) +
      text(x, 474, label, { size: 28, fill: colours.muted })
    );
  });
  const form = team.form.map((letter, n) => {
    const x = 420 + n * 66;
    return `<rect x="${x}" y="510" width="54" height="54" rx="14" fill="${formColours[letter]}"/>
      ${text(x + 27, 547, texts.letters[letter], { size: 28, weight: 800, anchor: 'middle', fill: '#fff' })}`;
  });
  return card(
    team.league ?? '',
    `${crest(80, 190, 280, team.name)}
    ${text(420, 290, team.name, { size: 78, weight: 800, maxWidth: 720, minSize: 44 })}
    ${columns.join('')}${form.join('')}`,
  );
}

function tableCard({ league, rows }: SharedTable, language: Language): string {
  const { table, columns } = shareTexts[language];
  const head = { size: 24, weight: 800, fill: colours.muted, anchor: 'end' } as const;
  const lines = rows.map(({ position, team, played, difference, points }, n) => {
    const y = 216 + n * 78;
    const number = { size: 34, anchor: 'end' } as const;
    return `<rect x="60" y="${y}" width="1080" height="68" rx="16" fill="${colours.surface}"/>
      ${text(108, y + 46, String(position), { size: 34, weight: 800, anchor: 'middle', fill: colours.accent })}
      ${crest(150, y + 8, 52, team)}
      ${text(220, y + 46, team, { size: 34, weight: 800, maxWidth: 540, minSize: 28 })}
      ${text(860, y + 46, String(played), number)}
      ${text(980, y + 46, formatSigned(difference), number)}
      ${text(1110, y + 46, formatWhole(points), { ...number, weight: 800 })}`;
  });
  return card(
    league,
    `${text(60, 190, table, { size: 50, weight: 800 })}
    ${text(860, 190, columns.played, head)}${text(980, 190, columns.difference, head)}
    ${text(1110, 190, columns.points, head)}${lines.join('')}`,
  );
}

function siteCard(language: Language): string {
  const [first = '', second = ''] = shareTexts[language].slogan;
  return card(
    '',
    `${text(600, 330, first, { size: 84, weight: 800, anchor: 'middle', maxWidth: 1080, minSize: 48 })}
    ${text(600, 410, second, { size: 38, anchor: 'middle', fill: colours.muted, maxWidth: 1080, minSize: 28 })}`,
  );
}
