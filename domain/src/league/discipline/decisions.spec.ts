import type { Ban } from '../../contract/discipline.js';
import type { Suspension } from '../../season/state.js';
import {
  disciplineOf,
  instant,
  playedMatch,
  SeasonMatch,
  type SeasonSettings,
  suspensionOf,
} from '../../testing/season-story.js';
import { suspendedOn } from './suspended.js';

const player = 1;
const without = [player];

const of = (matches: readonly SeasonMatch[], settings?: SeasonSettings) =>
  disciplineOf(matches, settings).players.find(({ playerId }) => playerId === player);

const bansOf = (matches: readonly SeasonMatch[], settings?: SeasonSettings): readonly Ban[] =>
  of(matches, settings)?.bans ?? [];

const red = () => playedMatch({ id: 1, on: '03-01' }, [player, 'red']);

describe('a suspension that the league imposed', () => {
  it('holds from its day on, and is served like any other', () => {
    const suspensions = [suspensionOf({ playerId: player, amount: 2, from: '2026-03-10' })];
    const before = playedMatch({ id: 1, on: '03-08', without });
    const after = playedMatch({ id: 2, on: '03-15', without });
    const next = new SeasonMatch({ id: 3, on: '03-22' });
    const season = [before, after, next];
    expect(bansOf(season, { suspensions })).toMatchObject([
      { kind: 'decision', decisionId: 'decision-1.0', served: [{ matchId: 2 }], remaining: 1 },
    ]);
    expect(of(season, { suspensions })?.blockedIn).toBe(3);
  });

  it('takes the place of the provisional ban of its red card', () => {
    const decided = suspensionOf({
      playerId: player,
      amount: 3,
      matchId: 1,
      from: '2026-03-10',
      at: instant('03-10'),
    });
    const missed = playedMatch({ id: 2, on: '03-08', without });
    expect(bansOf([red(), missed], { suspensions: [decided] })).toMatchObject([
      { kind: 'decision', matchId: 1, amount: 3, served: [{ matchId: 2 }], remaining: 2 },
    ]);
  });

  it('that is shorter than the provisional ban shows what was missed beyond it as over-served', () => {
    const settings = { redBan: 2 };
    const decided = (at: string) => ({
      settings,
      suspensions: [suspensionOf({ playerId: player, amount: 1, matchId: 1, at: instant(at) })],
    });
    const season = [
      red(),
      playedMatch({ id: 2, on: '03-08', without }),
      playedMatch({ id: 3, on: '03-15', without }),
      playedMatch({ id: 4, on: '03-29', without }),
    ];
    const served = { amount: 1, served: [{ matchId: 2 }], remaining: 0 };
    expect(bansOf(season, decided('03-20'))).toMatchObject([{ ...served, overServed: 1 }]);
    expect(bansOf(season, decided('03-10'))).toMatchObject([{ ...served, overServed: 0 }]);
  });

  it('flags nobody who played before anybody knew of it', () => {
    const decided = suspensionOf({
      playerId: player,
      amount: 2,
      matchId: 1,
      at: instant('03-20'),
    });
    const season = [
      red(),
      playedMatch({ id: 2, on: '03-08', without }),
      playedMatch({ id: 3, on: '03-15' }),
      playedMatch({ id: 4, on: '03-22' }),
    ];
    expect(disciplineOf(season, { suspensions: [decided] }).flags).toEqual([
      { code: 'ineligible-player', matchId: 4, playerId: player },
    ]);
  });

  it('for an incident before a match that is put off is served by that match', () => {
    const putOff = { id: 1, on: '03-20' };
    const decided = (at: string) => ({
      suspensions: [suspensionOf({ playerId: player, matchId: 1, at: instant(at) })],
    });
    const next = new SeasonMatch({ id: 2, on: '03-27' });
    expect(of([new SeasonMatch(putOff), next], decided('03-02'))).toMatchObject({
      bans: [{ served: [] }],
      blockedIn: 1,
    });
    const satOut = [playedMatch({ ...putOff, without }), next];
    expect(of(satOut, decided('03-02'))).toMatchObject({
      bans: [{ served: [{ matchId: 1 }], remaining: 0 }],
      blockedIn: null,
    });
    for (const at of ['03-20 16:30', '03-21'])
      expect(of(satOut, decided(at))).toMatchObject({ bans: [{ served: [] }], blockedIn: 2 });
  });

  it('for an incident before a match stays beside a red card of that match', () => {
    const suspensions = [
      suspensionOf({ playerId: player, matchId: 1, at: instant('02-27'), from: '2026-02-27' }),
    ];
    const season = [red(), playedMatch({ id: 2, on: '03-08', without })];
    expect(bansOf(season, { suspensions })).toMatchObject([
      { kind: 'decision', served: [{ matchId: 2 }] },
      { kind: 'red', served: [] },
    ]);
    expect(disciplineOf(season, { suspensions }).flags).toEqual([
      { code: 'ineligible-player', matchId: 1, playerId: player },
    ]);
  });

  it('blocks until its last day, or for ever, and no match serves that', () => {
    const until = suspensionOf({ playerId: player, kind: 'until', until: '2026-03-15' });
    const season = [
      playedMatch({ id: 1, on: '03-08', without }),
      new SeasonMatch({ id: 2, on: '03-15' }),
    ];
    const later = new SeasonMatch({ id: 3, on: '03-22' });
    expect(of(season, { suspensions: [until], asOf: instant('03-15') })).toMatchObject({
      bans: [{ amount: 0, until: '2026-03-15', served: [], remaining: 0 }],
      blockedIn: 2,
    });
    expect(of([later], { suspensions: [until] })?.blockedIn).toBeNull();
    const forEver = suspensionOf({ playerId: player, kind: 'for-ever' });
    expect(of([later], { suspensions: [forEver] })).toMatchObject({
      bans: [{ forEver: true }],
      blockedIn: 3,
    });
  });
});

describe('a suspension of an official', () => {
  const officials = [{ id: 70, teamId: 100 }];
  const coachIn = (matchId: number) =>
    ({ matchId, side: 'home', role: 'coach', officialId: 70 }) as const;
  const suspensions = [suspensionOf({ person: { kind: 'official', id: 70 }, amount: 2 })];
  const season = [
    playedMatch({ id: 1, on: '03-08' }),
    playedMatch({ id: 2, on: '03-15' }),
    new SeasonMatch({ id: 3, on: '03-22' }),
  ];

  it('is flagged where a match names the official all the same', () => {
    const { flags } = disciplineOf(season, { suspensions, officials, named: [coachIn(2)] });
    expect(flags).toEqual([{ code: 'ineligible-official', matchId: 2, officialId: 70 }]);
  });

  it('is served by matches that do not name the official, also where cards of officials do not count', () => {
    const input = { suspensions, officials, named: [coachIn(1)] };
    for (const officialsToo of [true, false])
      expect(
        disciplineOf(season, { ...input, settings: { officialsToo } }).officials,
      ).toMatchObject([
        {
          officialId: 70,
          teamId: 100,
          bans: [{ kind: 'decision', amount: 2, served: [{ matchId: 2 }], remaining: 1 }],
          blockedIn: 3,
        },
      ]);
  });

  it('takes the place of the ban of the red card that it is about', () => {
    const red = new SeasonMatch({ id: 1, on: '03-01' }).begin();
    red.officialCard('home', 'coach', 'red').end();
    const decided = suspensionOf({
      person: { kind: 'official', id: 70 },
      amount: 3,
      matchId: 1,
      at: instant('03-10'),
    });
    const missed = playedMatch({ id: 2, on: '03-08' });
    const [coach] = disciplineOf([red, missed], {
      suspensions: [decided],
      officials,
      named: [coachIn(1)],
    }).officials;
    expect(coach?.bans).toMatchObject([
      { kind: 'decision', matchId: 1, amount: 3, served: [{ matchId: 2 }], remaining: 2 },
    ]);
  });

  it('says nothing about the player of the same number', () => {
    const { players } = disciplineOf(season, { suspensions, officials });
    expect(players).toEqual([]);
  });
});

describe('a player who is registered again in another team of the league', () => {
  const namesakes = [{ kind: 'player', earlierId: player, laterId: 21 } as const];
  const next = new SeasonMatch({ id: 2, on: '03-08', home: 300, away: 400 });
  const offered = (more: SeasonSettings = {}) =>
    disciplineOf([red(), next], { namesakes, ...more }).again;
  const carried = suspensionOf({
    playerId: 21,
    reason: 'carried',
    amount: 1,
    matchId: 1,
    from: '2026-03-05',
    at: instant('03-05'),
  });

  it('may have an open ban to serve, which the league is offered to carry over', () => {
    expect(offered()).toMatchObject([
      {
        playerId: 21,
        teamId: 300,
        earlierId: player,
        earlierTeamId: 100,
        ban: { kind: 'red', matchId: 1, remaining: 1 },
      },
    ]);
    expect(offered({ namesakes: [] })).toEqual([]);
    const served = playedMatch({ id: 3, on: '03-03', without });
    expect(disciplineOf([red(), served, next], { namesakes }).again).toEqual([]);
  });

  it('has nothing to serve of a ban until a day that is over', () => {
    const until = (day: string) => ({
      asOf: instant('03-20'),
      suspensions: [suspensionOf({ playerId: player, kind: 'until', until: day })],
    });
    const offeredUntil = (day: string) =>
      disciplineOf([next], { namesakes, ...until(day) }).again.map(({ ban }) => ban.until);
    expect(offeredUntil('2026-03-20')).toEqual(['2026-03-20']);
    expect(offeredUntil('2026-03-19')).toEqual([]);
  });

  it('misses the matches of the new team once it is carried over, and is not offered again', () => {
    const { players, again } = disciplineOf([red(), next], { namesakes, suspensions: [carried] });
    expect(again).toEqual([]);
    expect(players.find(({ playerId }) => playerId === 21)).toMatchObject({
      bans: [{ kind: 'decision', matchId: 1, remaining: 1 }],
      blockedIn: 2,
    });
  });

  it('takes it into the next season once, from the new team', () => {
    const end = { endsOn: '2026-06-30', asOf: '2026-07-01T00:00:00.000Z', namesakes };
    const { carried: left, again } = disciplineOf([red()], { ...end, suspensions: [carried] });
    expect(left).toEqual([{ playerId: 21, officialId: null, teamId: 300, matchId: 1, amount: 1 }]);
    expect(again).toEqual([]);
  });
});

it('a ban until a day or for ever goes on in the next season, unless its last day is over', () => {
  const left = (length: Partial<Suspension>) =>
    disciplineOf([playedMatch({ id: 1, on: '03-01', without })], {
      endsOn: '2026-06-30',
      // Midnight in Zagreb.
      asOf: '2026-06-30T22:00:00.000Z',
      suspensions: [suspensionOf({ playerId: player, ...length })],
    }).carried;
  const offer = { playerId: player, officialId: null, teamId: 100, matchId: null, amount: 0 };
  expect(left({ kind: 'until', until: '2026-07-01' })).toEqual([{ ...offer, until: '2026-07-01' }]);
  expect(left({ kind: 'until', until: '2026-06-30' })).toEqual([]);
  expect(left({ kind: 'for-ever' })).toEqual([{ ...offer, forEver: true }]);
});

describe('the open ban of an official', () => {
  const officials = [
    { id: 70, teamId: 100 },
    { id: 71, teamId: 300 },
  ];
  const named = [{ matchId: 1, side: 'home', role: 'coach', officialId: 70 }] as const;
  const sameName = { earlierId: 70, laterId: 71 };
  const namesakes = [{ kind: 'official', ...sameName } as const];
  const people = { officials, named, namesakes };
  const sentOff = new SeasonMatch({ id: 1, on: '03-01' }).begin();
  sentOff.officialCard('home', 'coach', 'red').end();
  const next = new SeasonMatch({ id: 2, on: '03-08', home: 300, away: 400 });
  const end = { endsOn: '2026-06-30', asOf: '2026-07-01T00:00:00.000Z' };
  const offer = { playerId: null, matchId: 1, amount: 1 };
  const carried = suspensionOf({
    person: { kind: 'official', id: 71 },
    reason: 'carried',
    amount: 1,
    matchId: 1,
    from: '2026-03-05',
    at: instant('03-05'),
  });

  it('is offered to the next season like that of a player, unless it lapses there', () => {
    const without = { ...people, namesakes: [], ...end };
    expect(disciplineOf([sentOff], without).carried).toEqual([
      { ...offer, officialId: 70, teamId: 100 },
    ]);
    const dropped = disciplineOf([sentOff], {
      ...without,
      settings: { redCarriesToNextSeason: false },
    });
    expect(dropped.carried).toEqual([]);
    expect(dropped.officials[0]?.bans).toMatchObject([{ remaining: 0, lapsed: true }]);
  });

  it('may be carried over to the official of the same name in another team, not to a player of that number', () => {
    const { again } = disciplineOf([sentOff, next], people);
    expect(again).toMatchObject([
      {
        playerId: null,
        officialId: 71,
        teamId: 300,
        earlierId: 70,
        earlierTeamId: 100,
        ban: { kind: 'red', remaining: 1 },
      },
    ]);
    const players = [{ kind: 'player', ...sameName } as const];
    expect(disciplineOf([sentOff, next], { ...people, namesakes: players }).again).toEqual([]);
  });

  it('is served with the new team once it is carried over, and goes into the next season from there', () => {
    const input = { ...people, suspensions: [carried] };
    const season = disciplineOf([sentOff, next], input);
    expect(season.again).toEqual([]);
    expect(season.officials.find(({ officialId }) => officialId === 71)).toMatchObject({
      bans: [{ kind: 'decision', matchId: 1, remaining: 1 }],
      blockedIn: 2,
    });
    expect(disciplineOf([sentOff], { ...input, ...end }).carried).toEqual([
      { ...offer, officialId: 71, teamId: 300 },
    ]);
  });
});

describe('a suspension that was shortened', () => {
  const missed = (id: number, on: string) => playedMatch({ id, on, without });
  const three = { kind: 'matches', amount: 3 } as const;
  const changed = (length: Partial<Suspension>, endedAt: string, before: object = three) => ({
    suspensions: [
      suspensionOf({
        playerId: player,
        ...length,
        earlier: [{ kind: 'matches', ...before, endedAt: instant(endedAt) }],
      }),
    ],
  });

  it('shows as over-served what was missed before, and credits it to nothing', () => {
    const season = [missed(1, '03-08'), missed(2, '03-15'), missed(3, '03-29')];
    expect(bansOf(season, changed({ amount: 1 }, '03-20'))).toMatchObject([
      { amount: 1, served: [{ matchId: 1 }], remaining: 0, overServed: 1 },
    ]);
  });

  it('shows nothing over-served where the new length was not yet missed', () => {
    const season = [missed(1, '03-08'), missed(2, '03-15'), missed(3, '03-29')];
    expect(bansOf(season, changed({ amount: 2 }, '03-10'))).toMatchObject([
      { served: [{ matchId: 1 }, { matchId: 2 }], remaining: 0, overServed: 0 },
    ]);
  });

  it('counts what was missed while it was for ever', () => {
    const season = [missed(1, '03-08'), missed(2, '03-15'), missed(3, '03-22')];
    const forEver = { kind: 'for-ever' };
    expect(bansOf(season, changed({ amount: 1 }, '03-29', forEver))).toMatchObject([
      { served: [{ matchId: 1 }], overServed: 2 },
    ]);
  });

  it.each([[{ kind: 'until', until: '2026-04-01' }], [{ kind: 'for-ever' }]] as const)(
    'shows nothing over-served while it holds as %j',
    (length) => {
      const season = [missed(1, '03-08'), missed(2, '03-15'), missed(3, '03-29')];
      expect(bansOf(season, changed({ amount: undefined, ...length }, '03-10'))).toMatchObject([
        { served: [], overServed: 0 },
      ]);
    },
  );

  it('does not block once it is served', () => {
    const season = [
      missed(1, '03-08'),
      missed(2, '03-15'),
      new SeasonMatch({ id: 3, on: '03-22' }),
    ];
    expect(of(season, changed({ amount: 1 }, '03-20'))?.blockedIn).toBeNull();
  });
});

describe('a match that was awarded to the other team long after it was played', () => {
  const missed = () =>
    playedMatch({ id: 2, on: '03-08', without }).when(
      { type: 'AwardResult', winner: 'away', cause: 'ineligible' },
      10 * 24 * 60,
    );
  const flagged = (redBan: number) =>
    disciplineOf(
      [red(), missed(), playedMatch({ id: 3, on: '03-15' }), playedMatch({ id: 4, on: '03-22' })],
      { settings: { redBan } },
    ).flags.map(({ matchId }) => matchId);

  it('flags nobody who had served the ban by it, until it was awarded', () => {
    expect(flagged(1)).toEqual([4]);
    expect(bansOf([red(), missed()])).toMatchObject([{ served: [], remaining: 1 }]);
  });

  it('flags whoever had still to serve the rest', () => {
    expect(flagged(2)).toEqual([3, 4]);
  });
});

describe('a match whose result was entered only after the next one', () => {
  const entered = (on: string) =>
    new SeasonMatch({ id: 2, on }).when(
      { type: 'RecordResult', homeScore: 1, awayScore: 0 },
      14 * 24 * 60,
    );
  const next = playedMatch({ id: 3, on: '03-15' });
  const flagged = (matches: readonly SeasonMatch[], settings = {}) =>
    disciplineOf([red(), ...matches, next], { settings }).flags.map(({ matchId }) => matchId);

  it('flags nobody there who had served the ban by it', () => {
    expect(flagged([new SeasonMatch({ id: 2, on: '03-08' })])).toEqual([3]);
    expect(flagged([entered('03-08')])).toEqual([]);
    expect(bansOf([red(), entered('03-08'), next])).toMatchObject([{ served: [{ matchId: 2 }] }]);
  });

  it('still flags whoever had more to serve, or served it by a later match', () => {
    expect(flagged([entered('03-08')], { redBan: 2 })).toEqual([3]);
    expect(flagged([entered('03-16')])).toEqual([3]);
  });
});

describe('the list of a match', () => {
  const listed = (season: readonly SeasonMatch[], begunAt: string, settings?: SeasonSettings) =>
    suspendedOn(disciplineOf(season, settings).players, {
      teamIds: [100],
      day: '2026-03-08',
      begunAt: instant(begunAt),
    }).map(({ person }) => person.playerId);
  const decided = (about?: number) => ({
    suspensions: [
      suspensionOf({
        playerId: player,
        at: instant('03-08 17:00'),
        ...(about !== undefined && { matchId: about }),
      }),
    ],
  });

  it('has nobody whom the league suspended after it had begun', () => {
    expect(listed([], '03-08 16:00', decided())).toEqual([]);
    expect(listed([], '03-08 18:00', decided())).toEqual([player]);
  });

  it('has whoever was sent off before, also where the league decided about that later', () => {
    expect(listed([red()], '03-01 16:00')).toEqual([]);
    expect(listed([red()], '03-08 16:00')).toEqual([player]);
    expect(listed([red()], '03-08 16:00', decided(1))).toEqual([player]);
  });

  it('has nobody who had served what was known, before the league made it longer', () => {
    const served = [red(), playedMatch({ id: 2, on: '03-05', without })];
    const [suspension] = decided(1).suspensions;
    const longer = { suspensions: suspension === undefined ? [] : [{ ...suspension, amount: 5 }] };
    expect(listed(served, '03-08 16:00', longer)).toEqual([]);
    expect(listed(served, '03-08 18:00', longer)).toEqual([player]);
  });
});

describe('an appeal', () => {
  const missed = playedMatch({ id: 1, on: '03-08', without });
  const listed = playedMatch({ id: 2, on: '03-15' });
  const next = new SeasonMatch({ id: 3, on: '03-22' });
  const season = [missed, listed, next];
  const appealed = (
    suspensive: boolean,
    outcome: 'upheld' | 'rejected' | null,
    decidedAt: string | null = outcome && instant('03-20'),
  ) => ({
    suspensions: [
      suspensionOf({
        playerId: player,
        amount: 2,
        appeal: { id: 'appeal-1.0', suspensive, outcome, at: instant('03-10'), decidedAt },
      }),
    ],
  });

  it('holds the ban back while it is open, where it has that effect', () => {
    expect(of(season, appealed(true, null))).toMatchObject({
      bans: [{ served: [{ matchId: 1 }], remaining: 1, heldByAppeal: true }],
      blockedIn: null,
    });
    expect(disciplineOf(season, appealed(true, null)).flags).toEqual([]);
  });

  it('holds nothing back without it', () => {
    expect(of(season, appealed(false, null))?.blockedIn).toBe(3);
    expect(disciplineOf(season, appealed(false, null)).flags).toHaveLength(1);
  });

  it('that is rejected lets the rest be served, and flags nobody who played meanwhile', () => {
    expect(of(season, appealed(true, 'rejected'))).toMatchObject({
      bans: [{ remaining: 1 }],
      blockedIn: 3,
    });
    expect(disciplineOf(season, appealed(true, 'rejected')).flags).toEqual([]);
  });

  it('that is upheld ends the ban, and what was missed is over-served', () => {
    expect(of(season, appealed(true, 'upheld'))).toMatchObject({
      bans: [{ amount: 0, served: [], remaining: 0, overServed: 1 }],
      blockedIn: null,
    });
  });

  it.each([
    [{ kind: 'until', until: '2026-04-01' }, 1],
    [{ kind: 'until', until: '2026-03-05' }, 0],
    [{ kind: 'for-ever' }, 1],
  ] as const)('that is upheld against %j leaves %i match over-served', (length, overServed) => {
    const suspensions = appealed(true, 'upheld').suspensions.map(({ amount: _, ...one }) => ({
      ...one,
      ...length,
    }));
    expect(bansOf(season, { suspensions })).toMatchObject(
      overServed === 0 ? [] : [{ served: [], overServed }],
    );
  });
});

it('of several bans the oldest is served first, also where the league decided one', () => {
  const suspensions = [suspensionOf({ playerId: player, amount: 1, from: '2026-03-10' })];
  const season = [
    red(),
    playedMatch({ id: 2, on: '03-08', without }),
    playedMatch({ id: 3, on: '03-15', without }),
    playedMatch({ id: 4, on: '03-22', without }),
  ];
  const served = (length: number) =>
    bansOf(season.slice(0, length), { suspensions, settings: { redBan: 2 } }).map(
      (ban) => `${ban.kind}: ${ban.served.map(({ matchId }) => matchId)}`,
    );
  expect(served(3)).toEqual(['red: 2,3', 'decision: ']);
  expect(served(4)).toEqual(['red: 2,3', 'decision: 4']);
});

it('a decision about a match that is being played holds from the next one on', () => {
  const running = new SeasonMatch({ id: 1, on: '03-01', without }).begin();
  const next = new SeasonMatch({ id: 2, on: '03-08' });
  const suspensions = [suspensionOf({ playerId: player, matchId: 1 })];
  expect(of([running, next], { suspensions })?.blockedIn).toBe(2);
  expect(bansOf([running.end(), next], { suspensions })).toMatchObject([{ served: [] }]);
});

describe('the next match that a banned player misses', () => {
  const awarded = (winner: 'home' | 'away') =>
    new SeasonMatch({ id: 2, on: '03-08' }).when(
      { type: 'AwardResult', winner, cause: 'withdrawn' },
      -6 * 24 * 60,
    );
  const next = new SeasonMatch({ id: 3, on: '03-15' });
  const asOf = instant('03-05');

  it.each([
    ['home', 1, null],
    ['home', 2, 3],
    ['away', 1, 3],
  ] as const)(
    'comes after one that was awarded to %s because the other team left: of %i matches',
    (winner, redBan, blockedIn) => {
      const season = [red(), awarded(winner), next];
      expect(of(season, { asOf, settings: { redBan } })?.blockedIn).toBe(blockedIn);
    },
  );

  it('is not one that should have been played long ago', () => {
    const forgotten = new SeasonMatch({ id: 4, on: '02-22' });
    expect(of([forgotten, red(), next], { asOf })?.blockedIn).toBe(3);
    expect(of([forgotten, red()], { asOf })?.blockedIn).toBe(4);
  });

  it('is none once a ban until a day is over, also where an earlier match was never entered', () => {
    const suspensions = [suspensionOf({ playerId: player, kind: 'until', until: '2026-03-10' })];
    const season = [new SeasonMatch({ id: 2, on: '03-08' }), next];
    const blockedIn = (on: string) => of(season, { suspensions, asOf: instant(on) })?.blockedIn;
    expect([blockedIn('03-10'), blockedIn('03-11')]).toEqual([2, null]);
  });
});

it('whoever is withdrawn from the team serves nothing by its matches', () => {
  const missed = playedMatch({ id: 2, on: '03-08', without });
  const next = new SeasonMatch({ id: 3, on: '03-15' });
  const season = [red(), missed, next];
  const leaving = (on: string) => ({
    settings: { redBan: 2 },
    players: [{ id: player, teamId: 100, leftAt: instant(on) }],
  });
  const shown = (on: string) => {
    const { bans = [], blockedIn, teamId } = of(season, leaving(on)) ?? {};
    return [teamId, bans.map(({ remaining }) => remaining), blockedIn];
  };
  expect(shown('03-05')).toEqual([100, [2], null]);
  expect(shown('03-10')).toEqual([100, [1], null]);
});

it('whoever comes back to the team has served nothing by the matches in between', () => {
  const season = [
    red(),
    playedMatch({ id: 2, on: '03-08', without }),
    playedMatch({ id: 3, on: '03-15', without }),
    new SeasonMatch({ id: 4, on: '03-22' }),
  ];
  const back = (on: string) => ({
    settings: { redBan: 2 },
    players: [{ id: player, teamId: 100, away: [{ from: instant('03-05'), until: instant(on) }] }],
  });
  expect(of(season, back('03-10'))).toMatchObject({
    bans: [{ served: [{ matchId: 3 }], remaining: 1 }],
    blockedIn: 4,
  });
  expect(of(season, back('03-16'))).toMatchObject({ bans: [{ served: [] }], blockedIn: 4 });
});
