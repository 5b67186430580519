import fc from 'fast-check';
import type { LivePatch } from '../contract/live.js';
import type { RefusalCode } from '../errors.js';
import { aimed } from '../testing/aimed-taps.js';
import { aMatch, at, away, home, type MatchStory, shortHash } from '../testing/match-story.js';
import { beginning, commands, knockOut } from '../testing/random-commands.js';
import {
  adding,
  award,
  correcting,
  correction,
  counting,
  listing,
  replacing,
  ruledMatch,
  side,
} from '../testing/random-taps.js';
import { countedResultOf } from '../views/counted-result.js';
import { FollowedMatch, liveMatch } from '../views/live-match.js';
import { applyPatch, livePatch, mergePatches } from '../views/live-patch.js';
import { matchRow, standingsShare } from '../views/match-rows.js';
import type { MatchCommand } from './commands.js';
import { standingAction, standingActions } from './corrections.js';
import { type Decision, decide } from './decide/decide.js';
import { isNeeded } from './decide/undo.js';
import { completedBy, rowOf } from './event-types/event-types.js';
import { teamOfficials } from './events.js';
import { extend, replay } from './fold/evolve.js';
import { matchAt } from './fold/replay-log.js';
import type { Revocable } from './rulings/commands.js';
import { isOfficial } from './signing/official.js';
import { initialMatchState, type MatchState, scoreOf } from './state.js';
import { inPlayOrder } from './timeline/play-order.js';

/** The laws of the log: they hold whatever anybody taps, in whatever order. */

/** `npm run test:laws -- --runs 100000` tries as many; `npm test` some hundred. */
declare const lawRuns: number;

// A quarter of an hour and a second for each sequence only end what hangs.
jest.setTimeout(900_000 + lawRuns * 1_000);
fc.configureGlobal({ numRuns: lawRuns });
/** Of laws that replay a sequence at each of its versions. */
const replayRuns = Math.ceil(lawRuns / 5);

function played(begin: () => MatchStory, taps: readonly MatchCommand[]): MatchStory {
  const story = begin();
  for (const tap of taps) attempt(story, tap, soonAfter(story));
  return story;
}

const attempt = (story: MatchStory, tap: MatchCommand, time: string): RefusalCode | null =>
  story.attempt(aimed(story.state, tap), time);

const soonAfter = ({ log }: MatchStory): string =>
  new Date(Date.parse(log.at(-1)?.at ?? at(-60)) + 20_000).toISOString();

/** When each tap was made: not in the order in which they arrive. */
const minutes = fc.func(fc.integer({ min: 0, max: 60 }));

/** The patches of all events after the beginning, each with what the whole log shows then. */
function followed(
  begin: () => MatchStory,
  taps: readonly MatchCommand[],
  minuteOf: (n: number) => number,
) {
  const story = begin();
  const match = new FollowedMatch(story.state);
  const known = story.log.length;
  for (const [n, tap] of taps.entries()) attempt(story, tap, at(minuteOf(n)));
  const patches = story.log.slice(known).map((event) => ({
    patch: match.take(event),
    after: liveMatch(matchAt(story.state.matchId, story.log, event.version)),
  }));
  return { story, patches };
}

/** The state without its place in the log, which a void must move on. */
const content = ({ version: _, ...state }: MatchState) => state;

const everyCommand: Record<MatchCommand['type'], true> = {
  ScheduleMatch: true,
  RescheduleMatch: true,
  ChangeTeams: true,
  CarryFirstLeg: true,
  ConfirmAttendance: true,
  InitialiseMatch: true,
  AddPlayer: true,
  ReplacePlayer: true,
  ChangeLineupRole: true,
  ChangeState: true,
  RaisePlayerCounter: true,
  RecordGoal: true,
  CorrectAction: true,
  SetScore: true,
  ChangeTeamStatistic: true,
  TakeTimeout: true,
  RecordResult: true,
  ChooseMvp: true,
  Undo: true,
  DeleteMatch: true,
  RestoreMatch: true,
  ControlClock: true,
  ControlPeriod: true,
  ExtendPeriod: true,
  RequestTimeout: true,
  EndTimeout: true,
  RecordFoul: true,
  ShowCard: true,
  GiveExclusion: true,
  AllowReentry: true,
  RecordMissedKick: true,
  StartShootout: true,
  TakeShootoutKick: true,
  QuestionScore: true,
  ConfirmScore: true,
  FlagEntry: true,
  GiveKickOff: true,
  PostponeMatch: true,
  AbandonMatch: true,
  ResumeMatch: true,
  OrderReplay: true,
  AwardResult: true,
  AnnulMatch: true,
  RevokeRuling: true,
  RevokeReplay: true,
  VoidRuling: true,
  SignResult: true,
  RefuseSignature: true,
  AddRemark: true,
  AnnounceProtest: true,
  DecideProtest: true,
  ConfirmResult: true,
  ReopenResult: true,
};

describe('laws of the match log', () => {
  it('are tried with every command', () => {
    const tapped = fc.sample(commands, { numRuns: 400, seed: 1 }).flat();
    expect(new Set(tapped.map(({ type }) => type))).toEqual(new Set(Object.keys(everyCommand)));
  });

  it('are tried with sequences in which every command is taken', () => {
    const taken = new Map<MatchCommand['type'], number>();
    const sequences = fc.sample(fc.tuple(beginning, commands), { numRuns: 1_000, seed: 3 });
    for (const [begin, taps] of sequences) {
      const story = begin();
      for (const tap of taps) {
        const before = story.log.length;
        attempt(story, tap, soonAfter(story));
        if (story.log.length > before) taken.set(tap.type, (taken.get(tap.type) ?? 0) + 1);
      }
    }
    const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
    const rare = Object.keys(everyCommand).filter(
      (type) => (taken.get(type as MatchCommand['type']) ?? 0) < all / 1_000,
    );
    expect(rare).toEqual([]);
  });

  it('the score is the goals that stand, and scorers never exceed it', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const { state } = played(begin, taps);
        const standing = standingActions(state);
        for (const team of ['home', 'away'] as const) {
          const goals = standing.filter(
            (event) => event.type === 'GoalScored' && event.data.team === team,
          ).length;
          const score = scoreOf(state)[team];
          expect((score ?? 0) - (state.result?.[team] ?? 0)).toBe(goals);
          const own = state.goals.filter(
            (goal) => goal.team === team && (goal.scorer === null || goal.kind === 'own-goal'),
          ).length;
          const byPlayers = (state.lineup?.[team] ?? []).reduce(
            (sum, id) => sum + (state.players[id]?.goals ?? 0),
            0,
          );
          expect(byPlayers + own).toBe(goals);
        }
      }),
    );
  });

  it('a score that is set is the score, and the other team keeps its own', () => {
    fc.assert(
      fc.property(beginning, commands, side, fc.nat(6), (begin, taps, team, score) => {
        const story = played(begin, taps);
        const before = scoreOf(story.state);
        if (story.attempt({ type: 'SetScore', team, score }) !== null) return;
        expect(scoreOf(story.state)).toEqual({ ...before, [team]: score });
      }),
    );
  });

  it('nothing is ever negative and no half has two timeouts of a team', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const story = begin();
        for (const tap of taps) {
          attempt(story, tap, soonAfter(story));
          const { players, statistics, timeouts } = story.state;
          const numbers = [
            ...Object.values(players).flatMap((line) => Object.values(line)),
            ...Object.values(statistics).flatMap((line) => Object.values(line)),
            ...Object.values(timeouts),
          ];
          expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
          expect(Math.max(timeouts.home, timeouts.away)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('replaying any prefix gives the state that was there', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const story = begin();
        const seen = [story.state];
        for (const tap of taps) {
          attempt(story, tap, soonAfter(story));
          seen.push(story.state);
        }
        for (const state of seen)
          expect(replay(7, story.log.slice(0, state.version))).toEqual(state);
      }),
      { numRuns: replayRuns },
    );
  });

  it('decided again on what it found, a command makes the same events, however late', () => {
    const eventsOf = (decision: Decision) =>
      decision.ok ? decision.events.map(({ type, data }) => ({ type, data })) : decision.refusal;
    fc.assert(
      fc.property(beginning, commands, fc.nat(5_000), (begin, taps, later) => {
        const story = begin();
        for (const [n, meant] of taps.entries()) {
          const { state } = story;
          const tap = aimed(state, meant);
          const now = at(n + later);
          const tapped = { commandId: 'tap', at: at(n), reportHash: shortHash };
          const first = decide(state, tap, tapped);
          const repeated = decide(state, tap, { ...tapped, now, overSince: now });
          // A reopening ends at its hour, whatever arrives later.
          const isTooLate = state.signing?.reopened != null && isOfficial(state, now, now);
          if (first.ok && !isTooLate) expect(eventsOf(repeated)).toEqual(eventsOf(first));
          attempt(story, tap, at(n));
        }
      }),
      { numRuns: replayRuns },
    );
  });

  it('versions are 1, 2, 3 … and the state passed in is never changed', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const story = begin();
        for (const tap of taps) {
          const { state } = story;
          const before = JSON.stringify(state);
          attempt(story, tap, soonAfter(story));
          expect(JSON.stringify(state)).toBe(before);
        }
        expect(story.log.map(({ version }) => version)).toEqual(story.log.map((_, n) => n + 1));
      }),
      { numRuns: replayRuns },
    );
  });

  it('an action that is undone leaves the state as if it had never been', () => {
    fc.assert(
      fc.property(beginning, commands, fc.nat(), (begin, taps, pick) => {
        const story = played(begin, taps);
        const { actions, version: before } = story.state;
        const action = actions[pick % actions.length];
        if (action === undefined) return;
        if (story.attempt({ type: 'Undo', actionId: action.id }, at(1)) !== null) return;
        const rest = actions.filter(
          (other) => other !== action && completedBy(other) !== action.id,
        );
        // The undo of a clock's tap moves what was entered under it.
        const moved = story.log.filter(
          ({ type, version }) => type === 'ActionCorrected' && version > before,
        );
        const without = extend(initialMatchState(7), [...rest, ...moved]);
        expect(content(story.state)).toEqual(content(without));
      }),
    );
  });

  it('what may always be undone is never needed by a later action', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const { state } = played(begin, taps);
        for (const { id, type } of state.actions)
          if (rowOf(type).undo === 'always')
            expect([type, isNeeded(state, id)]).toEqual([type, false]);
      }),
    );
  });

  it('the timeline, the players and the log tell of the same goals, in the order of play', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const { state } = played(begin, taps);
        const { timeline, players } = liveMatch(state);
        const goals = inPlayOrder(Object.values(timeline)).filter((entry) => entry.type === 'goal');
        expect(goals.map(({ id }) => id).sort()).toEqual(state.goals.map(({ id }) => id).sort());
        for (const [n, { homeScore, awayScore }] of goals.entries())
          expect(homeScore + awayScore).toBe(n + 1);
        for (const [id, { goals: scored, assists }] of Object.entries(players)) {
          const own = goals.filter(
            ({ scorer, kind }) => scorer === Number(id) && kind !== 'own-goal',
          );
          expect(scored).toBe(own.length);
          expect(assists).toBeGreaterThanOrEqual(
            goals.filter(({ assist }) => assist === Number(id)).length,
          );
        }
      }),
    );
  });

  it('a correction that is undone leaves what it corrected as it was', () => {
    fc.assert(
      fc.property(beginning, commands, correction, (begin, taps, change) => {
        const story = played(begin, taps);
        const { version, state } = { version: story.state.version, state: story.state };
        if (attempt(story, change, at(61)) !== null || story.state.version === version) return;
        story.undo(story.latest.id);
        expect(content(story.state)).toEqual(content(state));
      }),
    );
  });

  it('a card is for one person, however often it was corrected and what of that is undone', () => {
    const who = fc.oneof(
      fc.record({ playerId: fc.option(fc.constantFrom(...home)) }),
      fc.record({ official: fc.option(fc.constantFrom(...teamOfficials)) }),
    );
    const namings = fc.array(fc.tuple(who, fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(namings, (corrections) => {
        const story = aMatch().under(knockOut).started();
        const card = { playerId: null, official: null, card: 'yellow', place: 'pitch' } as const;
        story.when({ type: 'ShowCard', team: 'home', ...card });
        const { id: actionId } = story.latest;
        const undone: string[] = [];
        for (const [correction, isUndone] of corrections) {
          const { version } = story.state;
          story.when({ type: 'CorrectAction', actionId, correction });
          if (isUndone && story.state.version > version) undone.push(story.latest.id);
        }
        for (const id of undone) story.undo(id);
        const standing = standingAction(story.state, actionId);
        if (standing?.type !== 'CardShown') throw new Error('The card is gone');
        const { playerId, official } = standing.data;
        expect(playerId === null || official === null).toBe(true);
        const raised = Object.entries(story.state.players).filter(([, line]) => line.yellowCards);
        expect(raised.map(([id]) => Number(id))).toEqual(playerId === null ? [] : [playerId]);
      }),
    );
  });

  it('any order of two tablets’ counting taps gives the same totals', () => {
    const tap = counting.filter(
      (command) => !(command.type === 'ChangeTeamStatistic' && command.by === -1),
    );
    const perTablet = fc.array(
      tap.filter(({ type }) => type !== 'RecordGoal'),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(
        fc.array(tap, { maxLength: 6 }),
        perTablet,
        perTablet,
        fc.infiniteStream(fc.boolean()),
        (before, one, two, coin) => {
          const totals = (taps: readonly MatchCommand[]) => {
            const { state } = played(() => aMatch().started(), [...before, ...taps]);
            const goals = (ids: number[]) =>
              ids.reduce((sum, id) => sum + (state.players[id]?.goals ?? 0), 0);
            const { statistics, players } = state;
            const cards = Object.entries(players)
              .map(([id, { goals: _, ...line }]) => [id, line] as const)
              .filter(([, line]) => Object.values(line).some((n) => n > 0));
            return {
              score: scoreOf(state),
              statistics,
              cards,
              home: goals(home),
              away: goals(away),
            };
          };
          const left = [...one];
          const right = [...two];
          const mixed: MatchCommand[] = [];
          while (left.length > 0 || right.length > 0) {
            const first = right.length === 0 || (left.length > 0 && coin.next().value === true);
            const next = (first ? left : right).shift();
            if (next !== undefined) mixed.push(next);
          }
          expect(totals(mixed)).toEqual(totals([...one, ...two]));
          expect(totals(mixed)).toEqual(totals([...two, ...one]));
        },
      ),
    );
  });

  it('any order of two tablets’ fouls and cards gives the same fouls, cards and numbers', () => {
    const tap = fc.tuple(
      ruledMatch.filter(({ type }) => ['RecordFoul', 'ShowCard', 'GiveExclusion'].includes(type)),
      fc.nat(1_190),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(tap, { maxLength: 20, selector: ([, second]) => second, size: 'medium' }),
        fc.infiniteStream(fc.nat()),
        (taps, luck) => {
          const seen = (inOrder: typeof taps) => {
            const story = aMatch().under(knockOut).started();
            story.when({ type: 'ControlClock', action: 'start' }, at(0));
            for (const [command, second] of inOrder) story.attempt(command, at(0, second));
            const { fouls, onPitch, reductions, players } = liveMatch(story.state);
            return {
              fouls,
              onPitch,
              players,
              left: reductions?.map((one) => one.remainingSeconds),
            };
          };
          const mixed = taps
            .map((one) => ({ one, place: luck.next().value ?? 0 }))
            .sort((a, b) => a.place - b.place)
            .map(({ one }) => one);
          expect(seen(mixed)).toEqual(seen(taps));
        },
      ),
    );
  });

  it('what spectators see follows by patches, also when one is repeated', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const story = begin();
        let shown = liveMatch(story.state);
        for (const tap of taps) {
          const before = liveMatch(story.state);
          attempt(story, tap, soonAfter(story));
          const patch = livePatch(before, liveMatch(story.state));
          shown = applyPatch(applyPatch(shown, patch), patch);
        }
        expect(shown).toEqual(liveMatch(story.state));
      }),
      { numRuns: replayRuns },
    );
  });

  it('what is followed event by event is what the whole log shows, also when taps arrive late', () => {
    fc.assert(
      fc.property(beginning, commands, minutes, (begin, taps, minuteOf) => {
        const { story, patches } = followed(begin, taps, minuteOf);
        let shown = liveMatch(begin().state);
        for (const { patch, after } of patches) {
          shown = applyPatch(shown, patch);
          expect(shown).toEqual(after);
        }
        expect(shown).toEqual(liveMatch(story.state));
      }),
    );
  });

  it('one merged patch does what its patches do one after the other, in whatever groups they merge', () => {
    const places = fc.tuple(fc.nat(80), fc.nat(80), fc.nat(80));
    fc.assert(
      fc.property(beginning, commands, minutes, places, (begin, taps, minuteOf, cuts) => {
        const { patches } = followed(begin, taps, minuteOf);
        const [a = 0, b = 0, c = 0] = cuts
          .map((place) => place % (patches.length + 1))
          .sort((one, two) => one - two);
        const merged = (from: number, to: number): LivePatch =>
          mergePatches(patches.slice(from, to).map(({ patch }) => patch));
        const known = (place: number) => patches[place - 1]?.after ?? liveMatch(begin().state);
        expect(mergePatches([merged(a, b), merged(b, c)])).toEqual(merged(a, c));
        // A client that has a part of it already gets there too.
        for (const place of [a, b])
          expect(applyPatch(known(place), merged(a, c))).toEqual(known(c));
      }),
    );
  });

  it('a replay shows at every version what people saw then, and at the last what they see now', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const story = begin();
        const seen = new Map([[story.state.version, liveMatch(story.state)]]);
        for (const tap of taps) {
          attempt(story, tap, soonAfter(story));
          seen.set(story.state.version, liveMatch(story.state));
        }
        const { log, state } = story;
        for (const [version, match] of seen)
          expect(liveMatch(matchAt(state.matchId, log, version))).toEqual(match);
        expect(matchAt(state.matchId, log, log.length)).toEqual(state);
      }),
      { numRuns: replayRuns },
    );
  });

  it('an award, annulment or postponement that is undone leaves everything as before', () => {
    const revoked = fc.constantFrom(
      { ruling: 'award', decision: award },
      { ruling: 'annulment', decision: { type: 'AnnulMatch', reason: 'decision' } },
      {
        ruling: 'postponement',
        decision: { type: 'PostponeMatch', reason: 'hall', newDate: null },
      },
    ) as fc.Arbitrary<{ ruling: Revocable; decision: MatchCommand }>;
    fc.assert(
      fc.property(beginning, commands, revoked, (begin, taps, { ruling: taken, decision }) => {
        const story = played(begin, taps);
        const before = story.state;
        if (story.attempt(decision, at(90)) !== null) return;
        story.when({ type: 'RevokeRuling', ruling: taken }, at(91));
        expect(JSON.stringify(content(story.state))).toBe(JSON.stringify(content(before)));
        expect(standingsShare(story.state)).toEqual(standingsShare(before));
        expect({ ...matchRow(story.state), version: 0 }).toEqual({
          ...matchRow(before),
          version: 0,
        });
      }),
    );
  });

  it('a suspended player plays with an override only, whatever is undone', () => {
    const suspended = fc.record({
      playerIds: fc.subarray([2, 6, 12, 16], { minLength: 1 }),
      strict: fc.boolean(),
    });
    const lists = fc.array(fc.oneof(listing, adding, replacing, correcting), { maxLength: 40 });
    fc.assert(
      fc.property(suspended, lists, (known, taps) => {
        const story = played(
          () => aMatch().scheduled(),
          taps.map((tap) => ({ ...tap, suspended: known })),
        );
        const { lineup, overrides, attendance, actions } = story.state;
        const listed = lineup === null ? [] : [...lineup.home, ...lineup.away];
        for (const id of known.playerIds)
          if (listed.includes(id)) expect(overrides).toHaveProperty(String(id));
        const left = actions.flatMap(({ type, data }) =>
          type === 'PlayerReplaced' ? [data.playerId] : [],
        );
        const confirmed = [...(attendance.home ?? []), ...(attendance.away ?? [])];
        const onAnyList = [...listed, ...left, ...confirmed];
        for (const id of Object.keys(overrides ?? {})) expect(onAnyList).toContain(Number(id));
      }),
    );
  });

  it('the table’s shares of a match mirror each other', () => {
    fc.assert(
      fc.property(beginning, commands, (begin, taps) => {
        const { state } = played(begin, taps);
        const [first, second, ...more] = standingsShare(state);
        expect(more).toEqual([]);
        // A match of the finals counts in no table.
        const counts =
          matchRow(state).status === 'completed' && !state.deleted && state.place === undefined;
        expect(first === undefined).toBe(!counts);
        if (first === undefined || second === undefined) return;
        if (countedResultOf(state)?.against != null) {
          // Both teams were at fault.
          expect([first, second].map(({ won, drawn, lost }) => [won, drawn, lost])).toEqual([
            [0, 0, 1],
            [0, 0, 1],
          ]);
          return;
        }
        expect([first.won, first.drawn, first.lost]).toEqual([
          second.lost,
          second.drawn,
          second.won,
        ]);
        expect([first.goalsFor, first.goalsAgainst]).toEqual([
          second.goalsAgainst,
          second.goalsFor,
        ]);
      }),
    );
  });
});
