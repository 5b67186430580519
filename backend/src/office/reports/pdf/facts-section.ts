import { refereeRoles, tieWords } from '@kolo/domain';
import type { RefereeWithTown } from '../../../live/officials/index.js';
import type { Language } from '../../../platform/api/language.js';
import { colours } from './colours.js';
import { momentOf, stampOf } from './moments.js';
import { page } from './page-shape.js';
import { numberedName, type ReportContext } from './report-context.js';
import type { ReportInput } from './report-input.js';
import type { ReportTexts } from './report-texts.js';
import { sectionTitle } from './section-title.js';

type Fact = readonly [label: string, value: string];

const columns = 4;
const gap = 12;
const label = { size: 6.5, colour: colours.muted } as const;

/** When and where it was played, and by whom it was led. */
export function drawFacts(context: ReportContext): void {
  const { sheet, texts } = context;
  sectionTitle(sheet, texts.facts);
  const facts = [...factsOf(context), ...officialsOf(context)];
  const width = (page.width - gap * (columns - 1)) / columns;
  const list = sheet.element('L');
  for (let row = 0; row < facts.length; row += columns) {
    const inRow = facts.slice(row, row + columns);
    const height = Math.max(...inRow.map(([, value]) => sheet.heightOf(value, width))) + 11;
    sheet.need(height);
    const { y } = sheet;
    for (const [index, [name, value]] of inRow.entries()) {
      const x = page.left + index * (width + gap);
      const item = sheet.element('LI', { parent: list });
      sheet.element('Lbl', { parent: item }, () => sheet.text(name, x, y, width, label));
      sheet.element('LBody', { parent: item }, () => sheet.text(value, x, y + 8, width));
    }
    sheet.y += height;
  }
}

function factsOf(context: ReportContext): Fact[] {
  const { input, texts } = context;
  const { content, names, language } = input;
  const { fixture, startedAt, endedAt, rules, mvp, outcome } = content;
  // The date of a postponed match is no longer its date.
  const planned =
    outcome === 'postponed' ? { day: '–', time: '–' } : momentOf(fixture.matchDate, language);
  const facts: Fact[] = [
    [texts.match, String(content.matchId)],
    [texts.date, startedAt === null ? planned.day : momentOf(startedAt, language).day],
    [texts.kind, kindOf(input, texts)],
    [texts.hall, fixture.venue ?? '–'],
    [texts.surface, names.pitch.surface ?? '–'],
    [texts.lighting, names.pitch.lighting ?? '–'],
    [texts.start, startedAt === null ? planned.time : momentOf(startedAt, language).time],
    ...(startedAt === null ? [] : [[texts.end, endText(startedAt, endedAt, language)] as const]),
    [
      texts.rules,
      rules === null ? texts.noRuleSheet : texts.ruleSheet(rules.version, rules.sheet.halfMinutes),
    ],
  ];
  return mvp === null ? facts : [...facts, [texts.mvp, numberedName(context, mvp)]];
}

/** With the day, where an abandoned match went on on another one. */
function endText(startedAt: string, endedAt: string | null, language: Language): string {
  if (endedAt === null) return '–';
  const end = momentOf(endedAt, language);
  return end.day === momentOf(startedAt, language).day ? end.time : stampOf(endedAt, language);
}

/** `Liga`, or `Doigravanje, ČF1`. */
function kindOf({ names, language }: ReportInput, texts: ReportTexts): string {
  const { league, stage } = names;
  if (stage !== null)
    return stage.isKnockOut ? `${stage.name}, ${tieWords(stage.tie, language)}` : stage.name;
  return league === null ? texts.friendly : texts.leagueMatch;
}

const refereeText = ({ name, town }: RefereeWithTown): string =>
  town === null ? name : `${name} (${town})`;

function officialsOf({ input, texts }: ReportContext): Fact[] {
  const isFull = input.signOff !== null;
  return refereeRoles.flatMap((role): Fact[] => {
    const found = input.names.referees.find((referee) => referee.role === role);
    if (found !== undefined) return [[texts.official[role], refereeText(found)]];
    const isShown = role === 'first' || role === 'second' || (isFull && role === 'delegate');
    return isShown ? [[texts.official[role], '–']] : [];
  });
}
