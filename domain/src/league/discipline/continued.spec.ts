import { usualSeasonRules } from '../../rules/season-rules.js';
import {
  disciplineOf,
  instant,
  playedMatch,
  SeasonMatch,
  type SeasonSettings,
  suspensionOf,
} from '../../testing/season-story.js';
import { fairPlayTable } from './fair-play.js';

const player = 1;
const day = 24 * 60;
const orderedAt = 14 * day;
const resumedAt = 36 * day;

/** Abandoned on 1 March, and goes on on 6 April. */
class Continued extends SeasonMatch {
  stop(): this {
    return this.when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, 15);
  }

  goOn(): this {
    const matchDate = this.at(resumedAt);
    const order = {
      type: 'OrderReplay',
      mode: 'from-minute',
      newMatchId: null,
      matchDate,
    } as const;
    return this.when(order, orderedAt).when({ type: 'ResumeMatch' }, resumedAt);
  }

  finish(since = resumedAt): this {
    return this.when({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, since + 10)
      .when({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, since + 15)
      .when({ type: 'ChangeState', wanted: { matchState: 'completed' } }, since + 40);
  }
}

const begun = () => new Continued({ id: 1, on: '03-01', without: [2] }).begin();
const sentOff = () => begun().card(player, 'red').stop();
const missed = playedMatch({ id: 2, on: '03-08', without: [player] });
const next = new SeasonMatch({ id: 3, on: '04-12' });

const bansOf = (match: SeasonMatch, settings?: SeasonSettings, playerId = player): string[] =>
  disciplineOf([match, missed, next], settings)
    .players.filter((one) => one.playerId === playerId)
    .flatMap(({ bans }) => bans)
    .map(
      ({ kind, amount, served, overServed }) =>
        `${kind} ${amount}: ${served.map(({ matchId }) => matchId)}${overServed > 0 ? ` over ${overServed}` : ''}`,
    );

/** While it waits, while it is played on, and when it is over. */
const stagesOf = (match: () => Continued): Continued[] => [
  match(),
  match().goOn(),
  match().goOn().finish(),
];

describe('a match that goes on weeks later', () => {
  it('bans for its first part from when it was stopped, and for the rest from its end on', () => {
    for (const match of stagesOf(sentOff)) expect(bansOf(match)).toEqual(['red 1: 2']);
    const match = sentOff()
      .goOn()
      .card(11, 'red', resumedAt + 1);
    expect(bansOf(match, {}, 11)).toEqual([]);
    expect(bansOf(match.finish(), {}, 11)).toEqual(['red 1: ']);
  });

  it('has one ban for a red card that the league decided about, whenever it did', () => {
    for (const at of ['03-02', '04-07']) {
      const decided = suspensionOf({ playerId: player, amount: 3, matchId: 1, at: instant(at) });
      for (const match of stagesOf(sentOff))
        expect(bansOf(match, { suspensions: [decided] })).toEqual(['decision 3: 2']);
    }
  });

  it('has one ban for a red card of its rest that the league decided about', () => {
    const decided = suspensionOf({ playerId: 11, amount: 3, matchId: 1, at: instant('04-07') });
    const match = sentOff()
      .goOn()
      .card(11, 'red', resumedAt + 1);
    for (const one of [match, match.finish()])
      expect(bansOf(one, { suspensions: [decided] }, 11)).toEqual(['decision 3: ']);
  });

  it('has one ban for a decision about somebody without a card', () => {
    const decided = suspensionOf({ playerId: 3, amount: 1, matchId: 1, at: instant('03-02') });
    for (const match of stagesOf(sentOff))
      expect(bansOf(match, { suspensions: [decided] }, 3)).toEqual(['decision 1: ']);
  });

  it('leaves what was served for a decision without a card, and takes it for no red card of its rest', () => {
    const sitOut = playedMatch({ id: 2, on: '03-08', without: [3] });
    const suspensions = [
      suspensionOf({ playerId: 3, matchId: 1, from: '2026-03-02', at: instant('03-02') }),
    ];
    const of = (match: SeasonMatch) =>
      disciplineOf([match, sitOut, next], { suspensions }).players.filter(
        ({ playerId }) => playerId === 3,
      );
    const served = { kind: 'decision', amount: 1, served: [{ matchId: 2 }] };
    for (const match of stagesOf(() => begun().stop()))
      expect(of(match)).toMatchObject([{ bans: [served], blockedIn: null }]);
    const sentOffLater = begun().stop().goOn();
    sentOffLater.card(3, 'red', resumedAt + 1).finish();
    expect(of(sentOffLater)).toMatchObject([
      { bans: [served, { kind: 'red', served: [] }], blockedIn: 3 },
    ]);
  });

  it('has one ban for a red card that the league decided about before the card counted', () => {
    const settings = { abandonedCounts: false };
    const suspensions = [
      suspensionOf({ playerId: player, amount: 3, matchId: 1, at: instant('03-02') }),
    ];
    for (const match of stagesOf(sentOff))
      expect(bansOf(match, { settings, suspensions })).toEqual([
        match.facts.endedAt === match.facts.stoppedAt ? '' : 'decision 3: 2',
      ]);
  });

  it('leaves a ban served that its rest adds a red card to', () => {
    const settings = { yellowSteps: [1] };
    const cautioned = () => begun().card(player, 'yellow').stop();
    for (const match of stagesOf(cautioned))
      expect(bansOf(match, { settings })).toEqual(['yellows 1: 2']);
    const match = cautioned()
      .goOn()
      .card(player, 'red', resumedAt + 1)
      .finish();
    expect(bansOf(match, { settings })).toEqual(['yellows 1: 2', 'red 1: ']);
  });

  it('turns what was missed for a caution that its rest rescinds into over-served', () => {
    const settings = { yellowSteps: [1] };
    const match = begun().card(player, 'yellow').stop().goOn();
    match.card(player, 'second-yellow', resumedAt + 1);
    expect(bansOf(match, { settings })).toEqual(['yellows 1: 2']);
    expect(bansOf(match.finish(), { settings })).toEqual([
      'yellows 0:  over 1',
      'second-yellow 1: ',
    ]);
    expect(disciplineOf([match, missed, next], { settings }).players).toMatchObject([
      { yellows: 0 },
    ]);
  });

  it('bans from the day after its first part where bans start with a day', () => {
    const settings = { banStarts: 'next-match-day' } as const;
    for (const match of stagesOf(sentOff))
      expect(bansOf(match, { settings })).toEqual(['red 1: 2']);
  });

  it('bans for its rest from the day after that where bans start with a day', () => {
    const settings = { banStarts: 'next-match-day' } as const;
    const sameDay = playedMatch({ id: 4, on: '04-06 20:00', without: [player] });
    const match = begun()
      .stop()
      .goOn()
      .card(player, 'red', resumedAt + 1)
      .finish();
    const { players } = disciplineOf([match, sameDay, next], { settings });
    expect(players).toMatchObject([{ bans: [{ from: '2026-04-07', served: [] }], blockedIn: 3 }]);
  });

  it('bans for its rest from the day after that where nobody entered a new date', () => {
    const settings = { banStarts: 'next-match-day' } as const;
    const match = begun().stop().when({ type: 'ResumeMatch' }, resumedAt);
    match.card(player, 'red', resumedAt + 1).finish();
    const { players } = disciplineOf([match, next], { settings });
    expect(players).toMatchObject([{ bans: [{ from: '2026-04-07' }], blockedIn: 3 }]);
  });

  it('dates its rest by the day on which it went on, also where it ends after midnight', () => {
    const settings = { banStarts: 'next-match-day' } as const;
    const lateAt = resumedAt + 5 * 60 + 50;
    const match = begun().stop().when({ type: 'ResumeMatch' }, lateAt);
    match.card(player, 'red', lateAt + 1).finish(lateAt);
    const { players } = disciplineOf([match, next], { settings });
    expect(players).toMatchObject([{ bans: [{ from: '2026-04-07' }] }]);
  });

  it('lets a result without whistles between its parts serve', () => {
    const recorded = new SeasonMatch({ id: 4, on: '03-08' }).when(
      { type: 'RecordResult', homeScore: 1, awayScore: 0 },
      60,
    );
    for (const match of stagesOf(sentOff)) {
      const { players } = disciplineOf([match, recorded]);
      expect(players).toMatchObject([{ bans: [{ served: [{ matchId: 4 }] }] }]);
    }
  });

  it('serves nothing of a ban that began between its parts', () => {
    const suspensions = [suspensionOf({ playerId: 2, from: '2026-03-09', at: instant('03-09') })];
    for (const match of stagesOf(sentOff))
      expect(bansOf(match, { suspensions }, 2)).toEqual(['decision 1: ']);
  });

  it('counts once where the season rules about abandoned matches change between its parts', () => {
    const { discipline } = usualSeasonRules;
    const ruled = (before: boolean, after: boolean) => ({
      rules: [
        { at: instant('01-01'), rules: { ...discipline, abandonedCounts: before } },
        { at: instant('03-20'), rules: { ...discipline, abandonedCounts: after } },
      ],
    });
    const match = sentOff().goOn().finish();
    expect(bansOf(match, ruled(true, false))).toEqual(['red 1: 2']);
    expect(bansOf(match, ruled(false, true))).toEqual(['red 1: ']);
  });

  it('stays in the fair-play table with its first part', () => {
    const teams = [{ id: 100, name: 'Bura' }];
    const rules = [{ at: instant('01-01'), rules: usualSeasonRules.discipline }];
    for (const match of stagesOf(sentOff))
      expect(fairPlayTable(teams, [match.facts], rules)).toMatchObject([{ redCards: 1 }]);
  });

  it('shows a red card that is undone while it goes on as over-served', () => {
    const match = sentOff().goOn();
    match.undo(match.lastCard, '04-06 17:00');
    for (const one of [match, match.finish()]) expect(bansOf(one)).toEqual(['red 0:  over 1']);
  });
});
