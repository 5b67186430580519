import { roundWords, type TeamSide } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';
import { card, colours, crest, text } from './canvas.js';
import type { SharedBracket, SharedTie } from './share-subject.js';
import { shareTexts, slotName } from './share-texts.js';

/** As many as fit beside one another, the last ones. */
const maxRounds = 3;
const [left, right, top, bottom, gap] = [60, 1140, 176, 600, 30];
const tieHeight = 92;
const alonePlace = { weight: 800, anchor: 'middle' } as const;

/** The last rounds beside one another, as on the page. */
export function bracketCard({ league, name, rounds }: SharedBracket, language: Language): string {
  const shown = rounds.slice(-maxRounds);
  const width = (right - left - gap * (maxRounds - 1)) / maxRounds;
  const columns = shown.map(({ round, ties }, column) => {
    const x = left + column * (width + gap);
    const room = (bottom - top) / ties.length;
    const drawn = ties.map((tie, at) =>
      drawTie(tie, { x, y: top + room * at + (room - tieHeight) / 2, width }, language),
    );
    return `${text(x, 158, roundWords(round, language), { size: 24, fill: colours.accent, weight: 800 })}
      ${drawn.join('')}`;
  });
  const title = name ?? shareTexts[language].finals;
  const alone = shown.length > 0 ? '' : text(600, 360, title, { ...alonePlace, size: 84 });
  // Keeps rings of the background from crossing the names of the rounds.
  const quiet = `<rect x="${left}" y="130" width="${right - left}" height="40" fill="${colours.canvas}"/>`;
  return card(`${title} · ${league}`, `${alone === '' ? quiet : alone}${columns.join('')}`);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function drawTie(tie: SharedTie, { x, y, width }: Place, language: Language): string {
  const line = (side: TeamSide, lineY: number): string => {
    const slot = tie[side];
    const isKnown = 'team' in slot;
    const won = tie.winner === side;
    const lost = tie.winner !== null && !won;
    const fill = !isKnown || lost ? colours.muted : colours.ink;
    const name = text(x + 50, lineY + 26, slotName(slot, language), {
      size: 24,
      weight: won ? 800 : 500,
      fill,
      maxWidth: width - (tie.kicks === null ? 104 : 144),
      minSize: 20,
    });
    const score = tie.score === null ? '' : String(tie.score[side]);
    const kicks = tie.kicks === null ? '' : `(${tie.kicks[side]})`;
    return `${isKnown ? crest(x + 12, lineY + 4, 28, slot.team.name) : ''}${name}
      ${text(x + width - 54, lineY + 26, kicks, { size: 20, anchor: 'end', fill: colours.muted })}
      ${text(x + width - 16, lineY + 27, score, { size: 28, weight: 800, anchor: 'end', fill })}`;
  };
  return `<rect x="${x}" y="${y}" width="${width}" height="${tieHeight}" rx="14" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>
    ${line('home', y + 8)}${line('away', y + 48)}`;
}
