import type { BySide, TeamSide } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import { colours, crest, pill, text } from './canvas.js';
import { textWidth } from './lettering.js';
import type { SharedMatch } from './share-subject.js';
import {
  awardNames,
  dueText,
  outcomeText,
  shareTexts,
  standingText,
  whenOf,
} from './share-texts.js';
import { type Story, type StoryPlayer, type StoryShape, storySizes } from './story.js';
import { storyPhoto } from './story-photo.js';

const width = 1080;
const middle = width / 2;
const lineHeight = 1.12;
const big = { weight: 800, anchor: 'middle' } as const;
const quiet = { anchor: 'middle', fill: colours.muted, maxWidth: 940 } as const;

/** Where things are; phones lay their own buttons over the first and last 250 lines of a story. */
const places = {
  story: {
    head: 300,
    crests: 500,
    crest: 300,
    names: 890,
    score: 1170,
    digits: 220,
    pill: 1240,
    list: 1390,
    scorers: 5,
    foot: 1690,
    person: { y: 480, size: 360 },
    personName: 1130,
  },
  square: {
    head: 96,
    crests: 170,
    crest: 220,
    names: 456,
    score: 690,
    digits: 170,
    pill: 735,
    list: 858,
    scorers: 2,
    foot: 1000,
    person: { y: 130, size: 215 },
    personName: 550,
  },
} as const satisfies Record<StoryShape, object>;

/** Smaller crests below the photo's middle. */
const belowPhoto = {
  story: { crests: 665, crest: 150, person: { y: 770, size: 150 } },
  square: { crests: 275, crest: 110, person: { y: 252, size: 110 } },
} as const satisfies Record<StoryShape, object>;

export interface StoryFormat {
  shape: StoryShape;
  language: Language;
  /** A JPEG in the size of the shape's photo. */
  photo: Buffer | null;
}

const placesOn = ({ shape, photo }: StoryFormat) => ({
  ...places[shape],
  ...(photo === null ? {} : belowPhoto[shape]),
});

/** A picture for a story as SVG without any text element, so that no font has to be installed. */
export function storyCard(story: Story, format: StoryFormat): string {
  switch (story.of) {
    case 'result':
      return resultStory(story, format);
    case 'scorer':
    case 'mvp':
      return playerStory(story, format);
    case 'award':
      return awardStory(story, format);
  }
}

function frame({ shape, photo }: StoryFormat, heading: string | null, content: string): string {
  const { height } = storySizes[shape];
  const { head } = places[shape];
  const rings = [260, 480, 700].map(
    (radius) =>
      `<circle cx="${middle}" cy="${height}" r="${radius}" fill="none" stroke="${colours.line}" stroke-width="2"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colours.canvas}"/>
    ${photo === null ? '' : storyPhoto(photo, shape)}
    ${rings.join('')}
    <rect width="${width}" height="14" fill="${colours.accent}"/>
    <circle cx="92" cy="${head - 16}" r="24" fill="none" stroke="${colours.accent}" stroke-width="11"/>
    ${text(134, head, 'Kolo', { size: 50, weight: 800 })}
    ${text(1010, head - 2, heading ?? '', { size: 34, fill: colours.muted, anchor: 'end', maxWidth: 700, minSize: 26 })}
    ${content}</svg>`;
}

function resultStory(
  { match, scorers }: Extract<Story, { of: 'result' }>,
  format: StoryFormat,
): string {
  const { language } = format;
  const at = placesOn(format);
  const { homeTeam, awayTeam, score, status, league } = match;
  const isLive = status === 'in_progress';
  const side = (x: number, name: string): string =>
    crest(x - at.crest / 2, at.crests, at.crest, name) +
    largeLines(linesOf(name, 50, 440), { x, y: at.names, size: 50, minSize: 34, maxWidth: 460 });
  const values = score === null ? dueText(match, language) : `${score.home}:${score.away}`;
  return frame(
    format,
    league,
    `${side(290, homeTeam)}${side(790, awayTeam)}
    ${text(middle, at.score, values, { ...big, size: at.digits, maxWidth: 920, minSize: 120 })}
    ${pill(middle, at.pill, standingText(match, language), isLive ? colours.live : colours.surface, isLive ? '#fff' : colours.muted)}
    ${scorerLines(scorers, format)}
    ${footOf(match, format)}`,
  );
}

function scorerLines(scorers: BySide<StoryPlayer[]>, { shape, language }: StoryFormat): string {
  const at = places[shape];
  const column = (side: TeamSide, x: number): string => {
    const all = scorers[side];
    const shown = all.length > at.scorers ? all.slice(0, at.scorers - 1) : all;
    const lines = shown.map(({ name, goals }) => (goals > 1 ? `${name} (${goals})` : name));
    if (shown.length < all.length)
      lines.push(shareTexts[language].others(all.length - shown.length));
    return lines
      .map((line, n) =>
        text(x, at.list + n * 52, line, { size: 34, anchor: 'middle', maxWidth: 460, minSize: 26 }),
      )
      .join('');
  };
  return column('home', 290) + column('away', 790);
}

function playerStory(
  { of, match, player }: Extract<Story, { of: 'scorer' | 'mvp' }>,
  format: StoryFormat,
): string {
  const { language } = format;
  const texts = shareTexts[language];
  const { homeTeam, awayTeam, score } = match;
  const result =
    score === null
      ? `${homeTeam} – ${awayTeam}`
      : `${homeTeam} ${score.home}:${score.away} ${awayTeam}`;
  return personStory(
    {
      heading: match.league,
      label: texts[of],
      names: [player.name],
      team: player.team,
      lines: [
        player.goals > 0 ? texts.goalCount(player.goals) : null,
        result,
        outcomeText(match, language),
      ],
      foot: footOf(match, format),
    },
    format,
  );
}

/** As many names as fit; an award is seldom shared by more. */
const shownWinners = 3;

function awardStory(
  { award, league, winners }: Extract<Story, { of: 'award' }>,
  format: StoryFormat,
): string {
  const { language } = format;
  const [first] = winners;
  const names = winners.slice(0, shownWinners).map(({ name }) => name);
  const others = winners.length - names.length;
  const isAlone = winners.length === 1;
  return personStory(
    {
      heading: league,
      label: awardNames[language][award],
      names,
      // One crest for all, where they are of one team.
      team: winners.every(({ team }) => team === first?.team) ? (first?.team ?? null) : null,
      lines: [
        isAlone && first?.team !== first?.name ? (first?.team ?? null) : null,
        others > 0 ? shareTexts[language].others(others) : null,
      ],
      foot: '',
    },
    format,
  );
}

interface Person {
  heading: string | null;
  label: string;
  names: string[];
  /** Whose crest is drawn. */
  team: string | null;
  lines: (string | null)[];
  foot: string;
}

function personStory(
  { heading, label, names, team, lines, foot }: Person,
  format: StoryFormat,
): string {
  const at = placesOn(format);
  const [first = ''] = names;
  const style = names.length === 1 ? { size: 100, minSize: 56 } : { size: 64, minSize: 40 };
  const shown = names.length === 1 ? linesOf(first, style.size, 960) : names;
  const below = at.personName + shown.length * style.size * lineHeight + 6;
  const drawn = lines
    .filter((line) => line !== null && line !== '')
    .map((line, n) => {
      const fill = n === 0 ? colours.ink : colours.muted;
      return text(middle, below + n * 62, line ?? '', { ...quiet, size: 44, minSize: 28, fill });
    });
  return frame(
    format,
    heading,
    `${team === null ? '' : crest(middle - at.person.size / 2, at.person.y, at.person.size, team)}
    ${text(middle, at.personName - 125, label, { ...big, size: 50, fill: colours.accent, maxWidth: 940, minSize: 36 })}
    ${largeLines(shown, { x: middle, y: at.personName, ...style, maxWidth: 960 })}
    ${drawn.join('')}${foot}`,
  );
}

function footOf(match: SharedMatch, { shape, language }: StoryFormat): string {
  const { round, venue, matchDate, outcome } = match;
  const texts = shareTexts[language];
  const { day } = whenOf(matchDate, language);
  const first = [
    round === null || round === 0 ? null : texts.round(round),
    outcome === 'postponed' ? null : day,
  ].filter((part) => part !== null);
  const { foot } = places[shape];
  return (
    text(middle, foot, first.join(' · '), { ...quiet, size: 34, minSize: 26, fill: colours.ink }) +
    text(middle, foot + 46, venue ?? '', { ...quiet, size: 30, minSize: 24 })
  );
}

interface Place {
  x: number;
  y: number;
  size: number;
  minSize: number;
  maxWidth: number;
}

/** Lines below one another, all as large as the longest allows. */
function largeLines(lines: readonly string[], { x, y, ...style }: Place): string {
  const { minSize, maxWidth } = style;
  let { size } = style;
  while (size > minSize && lines.some((line) => textWidth(line, size, 800) > maxWidth)) size -= 2;
  return lines
    .map((line, n) => text(x, y + n * style.size * lineHeight, line, { ...big, size, maxWidth }))
    .join('');
}

/** Broken where both lines are nearest in length; one line where it fits or has no space. */
function linesOf(content: string, size: number, maxWidth: number): string[] {
  // A dash stays at the end of its line.
  const words = content.split(/\s+(?![–-]\s)/u);
  if (words.length === 1 || textWidth(content, size, 800) <= maxWidth) return [content];
  const broken = words
    .slice(1)
    .map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => textWidth(line, size, 800)));
  return broken.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
