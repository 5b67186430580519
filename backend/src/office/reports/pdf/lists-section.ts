import {
  lineupRoles,
  type ReportCard,
  type ReportPlayer,
  type TeamSide,
  teamOfficials,
  teamSides,
} from '@kolo/domain';
import { type Block, drawBlocks } from './blocks.js';
import { colours } from './colours.js';
import { page } from './page-shape.js';
import { minuteOf, nameOf, numberedName, type ReportContext, shirtOf } from './report-context.js';
import { sectionTitle } from './section-title.js';
import { type Cell, type Column, Table } from './table.js';

const gap = 14;
const half = (page.width - gap) / 2;
const leftOf = (side: TeamSide): number => page.left + (side === 'home' ? 0 : half + gap);

/** Both teams side by side: players with their marks and cards, then the people on the bench. */
export function drawLists(context: ReportContext): void {
  const { sheet, texts } = context;
  sectionTitle(sheet, texts.list, 80, texts.marksHint);
  drawBlocks(
    sheet,
    teamSides.map((side) => playersOf(context, side)),
  );
  const officials = teamSides.map((side) => officialsOf(context, side));
  if (officials.every(({ rows }) => rows.length === 0)) return;
  sheet.y += 6;
  drawBlocks(
    sheet,
    officials.filter(({ rows }) => rows.length > 0),
  );
}

function playersOf(context: ReportContext, side: TeamSide): Block {
  const { input, sheet, texts } = context;
  const { columns } = texts;
  const shape: Column[] = [
    { title: columns.shirt, width: 22, align: 'right' },
    { title: input.names.teams[side], width: half - 122, isHeader: true },
    { title: columns.marks, width: 32, align: 'center' },
    { title: columns.yellow, width: 34, align: 'center' },
    { title: columns.red, width: 34, align: 'center' },
  ];
  const cards = input.content.cards.filter(({ team }) => team === side);
  const players = [...input.content.lists[side]].sort(
    (a, b) =>
      Number(shirtOf(context, a.playerId)) - Number(shirtOf(context, b.playerId)) ||
      a.playerId - b.playerId,
  );
  const rows = players.map((player): Cell[] => {
    const own = cards.filter(({ playerId }) => playerId === player.playerId);
    return [
      shirtOf(context, player.playerId),
      { text: playerText(context, player), weight: isStarter(player) ? 'bold' : 'regular' },
      marksOf(context, player),
      ...minutesOf(own),
    ];
  });
  const unnamed = cards.filter(({ playerId, official }) => playerId === null && official === null);
  if (unnamed.length > 0)
    rows.push(['', { text: texts.unknown, colour: colours.muted }, '', ...minutesOf(unnamed)]);
  const none: Cell[] = ['', { text: texts.noList, colour: colours.muted }];
  const table = new Table(sheet, shape);
  return { table, rows: rows.length === 0 ? [none] : rows, x: leftOf(side) };
}

const isStarter = ({ roles }: ReportPlayer): boolean => roles.includes('starter');

const marksOf = ({ texts }: ReportContext, { roles }: ReportPlayer): string =>
  [...lineupRoles]
    .reverse()
    .filter((role) => roles.includes(role))
    .map((role) => texts.marks[role])
    .join(' ');

/** Who was listed despite a suspension is for officials and companies alone. */
function playerText(context: ReportContext, player: ReportPlayer): string {
  const { input, texts } = context;
  const { playerId, late, replaced, suspended } = player;
  const notes = [
    late && texts.late[late],
    replaced && replacedText(context, replaced),
    suspended && input.signOff !== null && texts.suspended,
  ].filter((note) => typeof note === 'string');
  const name = nameOf(context, playerId);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

const replacedText = (
  context: ReportContext,
  { playerId, reason }: NonNullable<ReportPlayer['replaced']>,
): string =>
  context.texts.replaced(numberedName(context, playerId), context.texts.replacement[reason]);

/** In the columns of yellow and red cards. */
function minutesOf(cards: readonly ReportCard[]): [yellow: string, red: string] {
  const of = (isYellow: boolean): string =>
    cards
      .filter(({ card }) => (card === 'yellow') === isYellow)
      .map(minuteOf)
      .join(' ');
  return [of(true), of(false)];
}

function officialsOf(context: ReportContext, side: TeamSide): Block {
  const { input, sheet, texts } = context;
  const shape: Column[] = [
    { title: texts.teamOfficials, width: 82, isHeader: true },
    { title: texts.columns.name, width: half - 150 },
    { title: texts.columns.yellow, width: 34, align: 'center' },
    { title: texts.columns.red, width: 34, align: 'center' },
  ];
  const named = input.names.officials.filter((official) => official.side === side);
  const cards = input.content.cards.filter(({ team, official }) => team === side && official);
  const rows = teamOfficials.flatMap((role): Cell[][] => {
    const person = named.find((official) => official.role === role);
    const own = cards.filter(({ official }) => official === role);
    if (person === undefined && own.length === 0) return [];
    return [
      [
        texts.official[role],
        person === undefined ? '–' : `${person.firstName} ${person.lastName}`,
        ...minutesOf(own),
      ],
    ];
  });
  return { table: new Table(sheet, shape), rows, x: leftOf(side) };
}
