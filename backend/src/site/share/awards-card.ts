import type { Language } from '../../platform/api/language.js';
import { card, colours, crest, text } from './canvas.js';
import type { SharedAwards } from './share-subject.js';
import { awardNames, shareTexts } from './share-texts.js';

const podium: readonly string[] = ['champion', 'second', 'third'];
const smallRows = 4;

/** The champion in large letters, and four others below. */
export function awardsCard({ league, awards }: SharedAwards, language: Language): string {
  const texts = shareTexts[language];
  const champion = awards.find(({ award }) => award === 'champion');
  const others = awards.filter(({ award }) => !podium.includes(award)).slice(0, smallRows);
  const rows = others.map(({ award, winner, team }, n) => {
    const [x, y] = [60 + (n % 2) * 550, 420 + Math.floor(n / 2) * 96];
    return `<rect x="${x}" y="${y}" width="530" height="84" rx="16" fill="${colours.surface}"/>
      ${team === null ? '' : crest(x + 16, y + 16, 52, team)}
      ${text(x + 84, y + 34, awardNames[language][award], { size: 22, fill: colours.muted })}
      ${text(x + 84, y + 68, winner, { size: 30, weight: 800, maxWidth: 420, minSize: 24 })}`;
  });
  const head =
    champion === undefined
      ? text(60, 290, texts.awards, { size: 84, weight: 800 })
      : `${crest(60, 170, 200, champion.winner)}
        ${text(300, 240, awardNames[language].champion, { size: 40, fill: colours.accent, weight: 800 })}
        ${text(300, 330, champion.winner, { size: 84, weight: 800, maxWidth: 840, minSize: 44 })}`;
  return card(league, `${head}${rows.join('')}`);
}
