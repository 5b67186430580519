import { limits } from '../../limits.js';
import { aMatch, at, type MatchStory, shortHash } from '../../testing/match-story.js';
import type { MatchCommand } from '../commands.js';
import { consoleChangesAfterEnd } from '../console/console-changes.js';
import { decide } from '../decide/decide.js';
import { refusalToUndo } from '../decide/undo.js';
import type { LoggedMatchEvent } from '../events.js';
import { replay } from '../fold/evolve.js';
import type { SigningRole } from './events.js';
import { isOfficial, officialAt, resultStateOf } from './official.js';
import { isConfirmed, signedRoles } from './signing.js';

const season = { officialWhenAllSigned: false, protestHours: 24 };
const all = { ...season, officialWhenAllSigned: true };
const hours = (n: number) => at(51 + n * 60);
const finished = () => aMatch().inSecondHalf().goal('home', 1).reach('completed', at(51));
const sign = (
  story: MatchStory,
  role: SigningRole,
  more: Partial<Extract<MatchCommand, { type: 'SignResult' }>> = {},
): MatchCommand => ({
  type: 'SignResult',
  role,
  method: 'drawn',
  reportHash: shortHash(story.state),
  season,
  ...more,
});
const signedByAll = (story: MatchStory, rules = season): MatchStory => {
  for (const role of ['home', 'away', 'referee'] as const)
    story.when(sign(story, role, { season: rules }), at(52));
  return story;
};
const protest = { type: 'AnnounceProtest', team: 'away', season } as const;
const reopen = { type: 'ReopenResult', reason: 'scorer', hours: 2 } as const;
const goal: MatchCommand = {
  type: 'RecordGoal',
  team: 'away',
  scorer: 11,
  assist: null,
  kind: 'open-play',
};
const decided = (outcome: 'upheld' | 'rejected', protestId: string): MatchCommand => ({
  type: 'DecideProtest',
  outcome,
  protestId,
  season,
});
const stateOf = ({ state }: MatchStory, now = at(55)) =>
  resultStateOf(state, shortHash(state), isOfficial(state, now));

describe('a result', () => {
  it('is official a day after the log learned of the whistle, where that was later', () => {
    const { state } = aMatch().finished();
    const [recorded, dayLater] = [at(60 * 72), at(60 * 96)];
    expect([isOfficial(state, recorded, recorded), isOfficial(state, dayLater, recorded)]).toEqual([
      false,
      true,
    ]);
    // A clock of the database that is behind does not make it earlier.
    expect(isOfficial(state, at(60 * 24), at(0))).toBe(false);
  });

  it('is official a day after the final whistle, to the millisecond', () => {
    const { state } = aMatch().finished();
    const day = Date.parse(at(51)) + 24 * 60 * 60 * 1_000;
    const isOfficialAt = (instant: number) => isOfficial(state, new Date(instant).toISOString());
    expect([isOfficialAt(day - 1), isOfficialAt(day)]).toEqual([false, true]);
    expect(isOfficial(aMatch().inSecondHalf().state, at(60 * 48))).toBe(false);
  });
});

describe('what is refused', () => {
  it.each<[string, () => MatchStory, (story: MatchStory) => MatchCommand, string]>([
    ['match.not-over', () => aMatch().inSecondHalf(), (story) => sign(story, 'home'), at(40)],
    ['match.not-over', () => aMatch().inSecondHalf(), () => ({ type: 'AddRemark' }), at(40)],
    ['match.not-over', () => aMatch().scheduled(), () => protest, at(-9)],
    ['match.not-over', () => aMatch().scheduled(), () => ({ type: 'ConfirmResult' }), at(-9)],
    ['match.official', finished, (story) => sign(story, 'home'), hours(24)],
    ['match.official', finished, () => ({ type: 'AddRemark' }), hours(24)],
    ['match.official', finished, () => ({ type: 'ConfirmResult' }), hours(24)],
    ['match.protest-late', finished, () => protest, hours(24)],
    [
      'match.protest-late',
      finished,
      () => ({ ...protest, season: { ...season, protestHours: 0 } }),
      at(51),
    ],
    [
      'match.under-protest',
      () => finished().when(protest),
      () => ({ type: 'ConfirmResult' }),
      at(52),
    ],
    ['match.not-official', finished, () => reopen, hours(23)],
    ['decision.not-found', finished, () => decided('rejected', 'nothing.0'), at(52)],
    [
      'match.signature-stale',
      finished,
      (story) => sign(story, 'home', { method: 'account', reportHash: 'older' }),
      at(52),
    ],
  ])('%s', (code, begin, command, time) => {
    const story = begin();
    expect(story.attempt(command(story), time)).toBe(code);
  });
});

describe('a signature', () => {
  it('holds for the report that was signed, and holds again when a correction of it was undone', () => {
    const story = signedByAll(finished());
    expect(stateOf(story)).toBe('confirmed');
    const [first] = story.state.goals;
    story.when(goal, at(53));
    expect(stateOf(story)).toBe('provisional');
    expect(signedRoles(story.state.signing, shortHash(story.state)).size).toBe(0);
    story.undo(story.latest.id);
    expect(stateOf(story)).toBe('confirmed');
    story.undo(first?.id);
    expect(stateOf(story)).toBe('provisional');
  });

  it('of the table stays though another tablet has corrected something meanwhile', () => {
    const story = finished();
    const late = sign(story, 'home');
    story.when(goal, at(53)).when(late, at(54));
    expect(story.state.signing?.signatures).toHaveLength(1);
    expect(signedRoles(story.state.signing, shortHash(story.state)).size).toBe(0);
  });

  it('is given once, though two tablets tap it, and again for another report', () => {
    const story = finished();
    const first = sign(story, 'home');
    const { version } = story.when(first, at(52)).state;
    expect(story.when(first, at(52)).state.version).toBe(version);
    story.when(goal, at(53)).when(sign(story, 'home'), at(54));
    expect(story.state.signing?.signatures).toHaveLength(2);
  });

  it('stays when the whistle is undone, and can be undone until the result is official', () => {
    const story = finished().when(sign(finished(), 'scorer'), at(52));
    const signed = story.latest.id;
    const whistle = story.log.findLast(({ type }) => type === 'MatchFinished');
    story.undo(whistle?.id).reach('completed', at(54));
    expect(story.state.signing?.signatures).toHaveLength(1);
    expect(story.attempt({ type: 'Undo', actionId: signed }, hours(48))).toBe('match.official');
    expect(story.undo(signed).state.signing).toBeUndefined();
  });

  it('is no change by a console after the final whistle', () => {
    const log = finished().when(sign(finished(), 'scorer'), at(52)).log;
    expect(consoleChangesAfterEnd(log.map((event) => ({ ...event, atConsole: true })))).toBeNull();
  });

  it('is given for an abandoned match too', () => {
    const story = aMatch().inSecondHalf();
    story.when({ type: 'AbandonMatch', reason: 'injury', atFault: 'none' }, at(40));
    expect(story.attempt(sign(story, 'home'), at(41))).toBeNull();
  });
});

it('a refused signature leaves the confirmation to the referee', () => {
  const story = finished().when(
    { type: 'RefuseSignature', role: 'away', reason: 'disagrees' },
    at(52),
  );
  expect(stateOf(story)).toBe('provisional');
  story.when({ type: 'ConfirmResult' }, at(53));
  expect(stateOf(story)).toBe('confirmed');
  const { version } = story.when({ type: 'ConfirmResult' }, at(53)).state;
  expect(story.state.version).toBe(version);
  story.when(goal, at(54));
  expect(stateOf(story)).toBe('provisional');
});

describe('a protest', () => {
  it('holds the result back until it is decided, however long that takes', () => {
    const story = signedByAll(finished()).when(protest, hours(2));
    const { id } = story.latest;
    expect(stateOf(story, hours(99))).toBe('under-protest');
    expect(officialAt(story.state)).toBeNull();
    expect(story.attempt(goal, hours(99))).toBeNull();
    story.undo(story.latest.id).when(decided('rejected', id), hours(100));
    expect(stateOf(story, hours(100))).toBe('official');
  });

  it('leaves official at once only what everybody has signed, and not what was corrected under it', () => {
    const upheld = (story: MatchStory, protestId: string) =>
      story.when({ type: 'DecideProtest', outcome: 'upheld', protestId, season: all }, at(55));
    const same = signedByAll(finished(), all).when(protest, at(53));
    expect(stateOf(upheld(same, same.latest.id), at(56))).toBe('official');
    const corrected = signedByAll(finished(), all).when(protest, at(53));
    const { id } = corrected.latest;
    expect(stateOf(upheld(corrected.when(goal, at(54)), id), at(56))).toBe('provisional');
    expect(officialAt(corrected.state)).toBe(hours(24));
  });

  it('is not undone where that would register what was corrected under it', () => {
    const refusal = (story: MatchStory, protestId: string) => refusalToUndo(story.state, protestId);
    const story = signedByAll(finished(), all).when(protest, at(53));
    const { id } = story.latest;
    expect(refusal(story, id)).toBeNull();
    expect(refusal(story.when(goal, at(54)), id)).toEqual({ code: 'match.cannot-undo' });
    const unregistered = signedByAll(finished()).when(protest, at(53));
    const { id: other } = unregistered.latest;
    expect(refusal(unregistered.when(goal, at(54)), other)).toBeNull();
  });

  it('leaves the result registered in logs from before protests reopened it', () => {
    const { log } = signedByAll(finished(), all).when(protest, at(53));
    const old = log.map(
      (event): LoggedMatchEvent =>
        event.type === 'ProtestAnnounced' ? { ...event, data: { team: event.data.team } } : event,
    );
    expect(replay(1, log).signing?.registered).toBeNull();
    expect(replay(1, old).signing?.registered).not.toBeNull();
  });

  it('that is decided does not end the hours of a reopened result', () => {
    const story = signedByAll(finished(), all)
      .when({ type: 'ReopenResult', reason: 'other', hours: 48 }, at(53))
      .when(protest, at(54));
    const { id } = story.latest;
    story.when({ type: 'DecideProtest', outcome: 'rejected', protestId: id, season: all }, at(55));
    expect(story.attempt(goal, hours(40))).toBeNull();
  });

  it('is decided otherwise by a second instance, and holds nothing back that was decided', () => {
    const story = finished().when(protest, hours(2));
    const { id } = story.latest;
    story.when(decided('rejected', id), hours(30)).when(decided('upheld', id), hours(90));
    expect(story.state.signing?.protests).toMatchObject([{ decision: { outcome: 'upheld' } }]);
    const { version } = story.when(decided('upheld', id), hours(91)).state;
    expect(story.state.version).toBe(version);
  });

  it.each<[string, () => MatchStory, MatchCommand]>([
    ['annulled', finished, { type: 'AnnulMatch', reason: 'ineligible' }],
    [
      'ordered to be replayed',
      () =>
        aMatch()
          .inSecondHalf()
          .when({ type: 'AbandonMatch', reason: 'violence', atFault: 'none' }, at(40)),
      { type: 'OrderReplay', mode: 'from-start', newMatchId: 8 },
    ],
  ])('is decided also when the match was %s before', (_, begin, ruling) => {
    const story = begin().when(protest, hours(1));
    const { id } = story.latest;
    story.when(ruling, hours(2));
    expect(story.attempt(protest, hours(3))).toBe('match.not-over');
    story.when(decided('upheld', id), hours(3));
    expect(story.state.signing?.protests).toMatchObject([{ decision: { outcome: 'upheld' } }]);
  });

  it('disappears with its decision when it is undone', () => {
    const story = finished().when(protest, at(52));
    const { id } = story.latest;
    story.when(decided('rejected', id), at(53)).undo(id);
    expect(story.state.signing).toBeUndefined();
  });

  it('is in time when the log learned of the whistle late, or the league gives longer', () => {
    const { state } = finished();
    const context = { commandId: 'late', at: hours(40), now: hours(40) };
    expect(decide(state, protest, { ...context, overSince: hours(30) }).ok).toBe(true);
    const longer = { ...protest, season: { ...season, protestHours: 72 } };
    const story = finished();
    expect(isOfficial(story.state, hours(40))).toBe(true);
    story.when(longer, hours(40));
    expect(stateOf(story, hours(41))).toBe('under-protest');
  });
});

describe('an official result', () => {
  it('is reopened for hours, and official again after them', () => {
    const story = finished().when(reopen, hours(30));
    expect(officialAt(story.state)).toBe(hours(32));
    expect(story.attempt(goal, hours(31))).toBeNull();
    expect(story.attempt({ ...goal, team: 'home', scorer: 1 }, hours(32))).toBe('match.official');
    expect(story.attempt(reopen, hours(31))).toBe('match.not-official');
    expect(story.attempt(reopen, hours(33))).toBeNull();
  });

  it('is so at once when both teams and the referee have signed, where the league wants that', () => {
    const story = signedByAll(finished(), all);
    expect(story.latest.type).toBe('ResultRegistered');
    expect(stateOf(story, at(53))).toBe('official');
    expect(officialAt(story.state)).toBe(at(52));
    expect(story.attempt(goal, at(53))).toBe('match.official');
    // The scorer's tablet may be the last to arrive.
    expect(story.attempt(sign(story, 'scorer'), at(53))).toBeNull();
    story.when(reopen, at(54));
    expect(story.attempt(goal, at(55))).toBeNull();
    signedByAll(story, all);
    expect(story.latest.type).toBe('ResultRegistered');
    expect(stateOf(story, at(56))).toBe('official');
  });

  it('stays open for its hours, whoever signs once more what everybody had signed', () => {
    const story = signedByAll(finished(), all).when(reopen, at(54));
    story.when(sign(story, 'home', { method: 'account', season: all }), at(55));
    expect(story.latest.type).toBe('ResultSigned');
    expect(story.attempt(goal, at(56))).toBeNull();
  });

  it('is not so at once with one signature of an older report, or under protest', () => {
    const story = finished().when(sign(finished(), 'home', { season: all }), at(52));
    story.when(goal, at(53));
    for (const role of ['away', 'referee'] as const)
      story.when(sign(story, role, { season: all }), at(53));
    expect(stateOf(story, at(54))).toBe('provisional');
    const held = finished().when(protest, at(52));
    const { id } = held.latest;
    signedByAll(held, all);
    expect(stateOf(held)).toBe('under-protest');
    held.when({ ...decided('rejected', id), season: all } as MatchCommand, at(54));
    expect(held.latest.type).toBe('ResultRegistered');
  });
});

describe('an award that everybody has signed', () => {
  const award = { type: 'AwardResult', winner: 'away', cause: 'ineligible' } as const;
  const revoke = { type: 'RevokeRuling', ruling: 'award' } as const;

  it('is official at once, and once it is revoked the result is what it was before', () => {
    const story = signedByAll(finished().when(award, at(52)), all);
    expect(stateOf(story)).toBe('official');
    story.when(revoke, at(53));
    expect(stateOf(story)).toBe('provisional');
    expect(officialAt(story.state)).toBe(hours(24));
    expect(story.attempt(goal, at(54))).toBeNull();
    expect(replay(story.state.matchId, story.log)).toEqual(story.state);
    signedByAll(story, all);
    expect(story.latest.type).toBe('ResultRegistered');
    expect(stateOf(story)).toBe('official');
  });

  it('stays official when an earlier award that it replaced is revoked', () => {
    const story = finished().when({ ...award, winner: 'home' }, at(51));
    const [first] = story.log.slice(-1);
    signedByAll(story.when(award, at(52)), all);
    story.when({ type: 'VoidRuling', actionId: first?.id ?? '' }, at(53));
    expect(story.latest.type).toBe('ActionVoided');
    expect(stateOf(story)).toBe('official');
  });

  it('leaves the result official that everybody had signed before it', () => {
    const story = signedByAll(finished(), all).when(award, at(53)).when(revoke, at(54));
    expect(stateOf(story)).toBe('official');
  });
});

describe('a match that ends again', () => {
  const awarded = () =>
    aMatch().initialised().when({ type: 'AwardResult', winner: 'home', cause: 'no-show' }, at(-3));
  const undone = (story: MatchStory) =>
    story
      .when({ type: 'RevokeRuling', ruling: 'award' }, hours(30))
      .reach('first-half', hours(39))
      .reach('half-time', hours(39))
      .reach('second-half', hours(40));

  it.each<[string, () => MatchStory]>([
    ['its award, which everybody had signed, was', () => undone(signedByAll(awarded(), all))],
    [
      'its award was reopened and',
      () => undone(awarded().when(reopen, hours(25)).when({ type: 'ConfirmResult' }, hours(26))),
    ],
    [
      'its whistle was, while it was open,',
      () => {
        const story = finished().when({ type: 'ConfirmResult' }, at(52)).when(reopen, hours(30));
        return story.undo(story.log.findLast(({ type }) => type === 'MatchFinished')?.id);
      },
    ],
  ])('is provisional for a day when %s taken back', (_, begin) => {
    const story = begin().reach('completed', hours(41));
    expect(stateOf(story, hours(42))).toBe('provisional');
    expect(officialAt(story.state)).toBe(hours(65));
    expect(story.attempt(sign(story, 'home'), hours(42))).toBeNull();
    expect(story.attempt(goal, hours(42))).toBeNull();
  });

  it('is not confirmed for its console by what was reopened', () => {
    const story = finished().when({ type: 'ConfirmResult' }, at(52)).when(reopen, hours(30));
    story.undo(story.log.findLast(({ type }) => type === 'MatchFinished')?.id);
    story.reach('completed', hours(31));
    expect(isConfirmed(story.state.signing)).toBe(false);
  });
});

describe('a console', () => {
  const attempt = (story: MatchStory, command: MatchCommand, now = at(53)) => {
    const made = decide(story.state, command, {
      commandId: 'tap',
      at: now,
      atConsole: true,
      reportHash: shortHash,
    });
    return made.ok ? null : made.refusal.code;
  };

  it('signs, remarks and protests, but decides no protest and reopens nothing', () => {
    const story = finished().when(protest, at(52));
    const { id } = story.latest;
    for (const command of [sign(story, 'home'), protest, { type: 'AddRemark' } as const])
      expect(attempt(story, command)).toBeNull();
    expect(attempt(story, decided('upheld', id))).toBe('match.administrators-only');
    expect(attempt(finished(), reopen, hours(30))).toBe('match.administrators-only');
  });

  const byTable = (story: MatchStory): MatchStory => {
    const actions = story.state.actions.map((action) => ({ ...action, atConsole: true as const }));
    story.state = { ...story.state, actions };
    return story;
  };

  it('corrects and undoes its entries until the result is confirmed, and again once it is reopened', () => {
    const story = byTable(finished());
    const [own] = story.state.goals;
    const undo = { type: 'Undo', actionId: own?.id ?? '' } as const;
    const changes: MatchCommand[] = [
      undo,
      { type: 'CorrectAction', actionId: undo.actionId, correction: { scorer: 2 } },
      { type: 'ChangeState', wanted: { homeScore: 0 } },
    ];
    for (const command of changes) expect(attempt(story, command)).toBeNull();
    story.when({ type: 'ConfirmResult' }, at(52));
    for (const command of changes) expect(attempt(story, command)).toBe('match.confirmed');
    expect(attempt(story, { type: 'AddRemark' })).toBeNull();
    // A tablet without a network hands in a goal and its undo.
    story.when(goal, at(50));
    byTable(story);
    expect(attempt(story, { type: 'Undo', actionId: story.latest.id })).toBeNull();
    story.when(reopen, hours(25));
    expect(attempt(story, undo, hours(26))).toBeNull();
  });

  it('undoes a confirmation of the table, and then corrects again', () => {
    const story = byTable(finished().when({ type: 'ConfirmResult' }, at(52)));
    const confirmation = story.latest.id;
    const undo = { type: 'Undo', actionId: story.state.goals[0]?.id ?? '' } as const;
    expect(attempt(story, undo)).toBe('match.confirmed');
    expect(attempt(story, { type: 'Undo', actionId: confirmation })).toBeNull();
    // Administrators undo all the same.
    expect(story.attempt(undo, at(53))).toBeNull();
  });

  it('undoes no signature of an account that is not at the table', () => {
    const story = finished().when(sign(finished(), 'home', { method: 'account' }), at(52));
    const undo = { type: 'Undo', actionId: story.latest.id } as const;
    expect(attempt(story, undo)).toBe('match.entered-by-administrator');
  });
});

it('a full log has room for signatures, but not for endless remarks', () => {
  const story = finished();
  story.state = { ...story.state, version: limits.matchLog.all };
  for (let n = 0; n < limits.matchLog.signing.remarks; n += 1)
    story.when({ type: 'AddRemark' }, at(52));
  expect(story.attempt({ type: 'AddRemark' }, at(52))).toBe('match.log-full');
  expect(story.attempt(sign(story, 'away'), at(52))).toBeNull();
});

it('a team that protests or refuses without end leaves the others their room, and the administrator', () => {
  const story = finished();
  const refused = (role: SigningRole) =>
    ({ type: 'RefuseSignature', role, reason: 'disagrees' }) as const;
  for (let n = 0; n < limits.matchLog.signing.ofOneSide; n += 1)
    story.when(protest, at(52)).when(refused('away'), at(52));
  expect(story.attempt(protest, at(52))).toBe('match.log-full');
  expect(story.attempt(refused('away'), at(52))).toBe('match.log-full');
  for (const command of [
    { ...protest, team: 'home' } as const,
    refused('home'),
    sign(story, 'away'),
  ])
    expect(story.attempt(command, at(52))).toBeNull();
  const [first] = story.state.signing?.protests ?? [];
  expect(story.attempt(decided('rejected', first?.id ?? ''), at(52))).toBeNull();
});
