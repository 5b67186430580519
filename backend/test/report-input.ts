import {
  type BySide,
  presetRules,
  type ReportContent,
  type ReportGoal,
  type ReportPlayer,
  type TeamSide,
} from '@kolo/domain';
import type { ReportInput } from '../src/office/reports/pdf/report-input.js';

const surnames = ['Šarić', 'Đurđević', 'Čović', 'Ćosić', 'Žužul', 'Horvat', 'Babić', 'Perić'];
const firstNames = ['Ana', 'Đuro', 'Željko', 'Čedomir', 'Ivo', 'Šime', 'Lada'];
const ids = Array.from({ length: 14 }, (_, index) => index + 1);
const idsOf: BySide<number[]> = { home: ids, away: ids.map((id) => id + 100) };

const nameOf = (id: number): string =>
  `${firstNames[id % firstNames.length]} ${surnames[id % surnames.length]}`;

const listOf = (side: TeamSide): ReportPlayer[] =>
  idsOf[side].map((playerId, index) => ({
    playerId,
    roles: [
      ...(index < 5 ? (['starter'] as const) : []),
      ...(index === 0 || index === 13 ? (['goalkeeper'] as const) : []),
      ...(index === 3 ? (['captain'] as const) : []),
    ],
    ...(index === 12 && { late: 'came-late' as const }),
  }));

/** Goals, most of them for the home team. */
export function courseOf(goals: number): ReportGoal[] {
  const score = { home: 0, away: 0 };
  return Array.from({ length: goals }, (_, index) => {
    const team: TeamSide = index % 3 === 1 ? 'away' : 'home';
    score[team] += 1;
    const own = idsOf[team];
    return {
      half: index * 2 < goals ? 1 : 2,
      minute: String(1 + Math.floor((index * 39) / goals)),
      team,
      scorer: index % 11 === 10 ? null : (own[index % own.length] ?? null),
      assist: index % 4 === 1 ? (own[(index + 3) % own.length] ?? null) : null,
      kind:
        (['open-play', 'open-play', 'penalty', 'ten-metres', 'own-goal'] as const)[index % 5] ??
        'open-play',
      score: { ...score },
    };
  });
}

const foulsOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    half: 1 as const,
    minute: String(from + 1 + index),
    playerId: index + 1,
    official: false,
    restart: 'direct' as const,
  }));

/** What the report of an ordinary match says, with `goals` goals and `fouls` fouls of the home team. */
export function reportContentOf(goals = 3, fouls = 6): ReportContent {
  const course = courseOf(goals);
  const last = course.at(-1)?.score ?? { home: 0, away: 0 };
  return {
    matchId: 31,
    fixture: {
      leagueId: 1,
      round: 7,
      homeTeamId: 1,
      awayTeamId: 2,
      matchDate: '2026-03-15T17:00:00.000Z',
      venue: 'Dvorana Kolo',
    },
    status: 'completed',
    outcome: null,
    ruling: null,
    startedAt: '2026-03-15T17:02:00.000Z',
    endedAt: '2026-03-15T18:11:00.000Z',
    score: last,
    playedScore: null,
    halfTime: { home: 1, away: 1 },
    regularTime: null,
    afterExtraTime: false,
    shootout: null,
    rules: { sheet: presetRules['fifa-2025-26'], version: 3 },
    lists: { home: listOf('home'), away: listOf('away') },
    course,
    cards: [
      { half: 1, minute: '12', team: 'home', playerId: 2, official: null, card: 'yellow' },
      { half: 2, minute: '27', team: 'home', playerId: 2, official: null, card: 'second-yellow' },
      { half: 2, minute: '31', team: 'away', playerId: 104, official: null, card: 'yellow' },
      { half: 2, minute: '33', team: 'away', playerId: null, official: 'coach', card: 'yellow' },
    ],
    sendingsOff: [
      {
        half: 2,
        minute: '27',
        period: 2,
        played: 400,
        team: 'home',
        playerId: 2,
        cause: 'second-yellow',
        reentry: { by: 'goal', period: 2, played: 465 },
      },
    ],
    missedKicks: [
      { half: 2, minute: '38', team: 'away', playerId: 105, kind: 'ten-metres', how: 'saved' },
    ],
    periods: [
      {
        period: 1,
        fouls: { home: foulsOf(fouls, 0), away: foulsOf(2, 4) },
        timeouts: { home: [{ half: 1, minute: '14' }], away: [] },
      },
      {
        period: 2,
        fouls: { home: foulsOf(1, 22), away: foulsOf(4, 25) },
        timeouts: { home: [], away: [{ half: 2, minute: '36' }] },
      },
    ],
    mvp: 3,
  };
}

/** The input of a public report in Croatian. */
export function reportInputOf(changes: Partial<ReportInput> = {}): ReportInput {
  return {
    content: reportContentOf(),
    reportHash: '1:ab12cd34ef56ab78cd90',
    names: {
      league: { name: 'Kolo liga tvrtki', season: '2026' },
      stage: null,
      pitch: { surface: 'parket', lighting: null },
      teams: { home: 'Končar', away: 'Đuro Đaković' },
      players: Object.fromEntries(
        [...idsOf.home, ...idsOf.away].map((id) => [id, { name: nameOf(id), shirt: id % 100 }]),
      ),
      officials: [
        { side: 'home', role: 'coach', officialId: 5, firstName: 'Đorđe', lastName: 'Ščepanović' },
      ],
      referees: [
        { role: 'first', name: 'Ivo Čačić', town: 'Đakovo' },
        { role: 'second', name: 'Ivo Žanić', town: null },
        { role: 'timekeeper', name: 'Ivo Šušnjar', town: null },
        { role: 'delegate', name: 'Ivo Ćurić', town: 'Čakovec' },
      ],
    },
    isUnderProtest: false,
    language: 'hr',
    version: 214,
    recordedAt: '2026-03-15T18:12:33.120Z',
    url: 'https://kolo.example/live/31',
    signOff: null,
    ...changes,
  };
}
