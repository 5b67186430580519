import type { SignedOutcome } from '../contract/matches.js';
import type { MatchCommand } from '../match/commands.js';
import { aMatch, at, type MatchStory, shortHash } from '../testing/match-story.js';
import { FollowedMatch, liveMatch } from './live-match.js';
import { applyPatch } from './live-patch.js';
import { matchOutcome } from './match-outcome.js';

const season = { officialWhenAllSigned: true, protestHours: 24 };
const protest: MatchCommand = { type: 'AnnounceProtest', team: 'home', season };
const signedByAll = () => {
  const story = aMatch().finished();
  const reportHash = shortHash(story.state);
  for (const role of ['home', 'away', 'referee'] as const)
    story.when({ type: 'SignResult', role, method: 'drawn', reportHash, season }, at(52));
  return story;
};
const reopened = () =>
  signedByAll().when({ type: 'ReopenResult', reason: 'card', hours: 3 }, at(60));

const cases: [string, () => MatchStory, SignedOutcome][] = [
  ['an ordinary result', () => aMatch().finished(), {}],
  ['a signature and a remark', () => aMatch().finished().when({ type: 'AddRemark' }, at(52)), {}],
  ['a protest', () => aMatch().finished().when(protest, at(52)), { resultState: 'under-protest' }],
  ['a registered result', signedByAll, { resultState: 'official', officialAt: at(52) }],
  ['a reopened result', reopened, { officialAt: at(240) }],
  [
    'a protest about a registered result',
    () => signedByAll().when(protest, at(53)),
    { resultState: 'under-protest' },
  ],
];

it.each(cases)('everybody knows of %s', (_, begin, known) => {
  const { state } = begin();
  expect(matchOutcome(state)).toEqual(known);
  const { resultState, officialAt } = liveMatch(state);
  expect({ resultState, officialAt }).toEqual(known);
});

it('follows by patches, also when a protest is undone', () => {
  const story = signedByAll().when(protest, at(53));
  const before = story.log.length;
  const match = new FollowedMatch(signedByAll().state);
  let shown = liveMatch(signedByAll().state);
  const follow = () => {
    for (const event of story.log.slice(match.state.version))
      shown = applyPatch(shown, match.take(event));
  };
  follow();
  expect(shown).toMatchObject({ resultState: 'under-protest' });
  expect(shown).not.toHaveProperty('officialAt');
  story.when({ type: 'Undo', actionId: story.log[before - 1]?.id ?? '' }, at(54));
  follow();
  expect(shown).toMatchObject({ resultState: 'official', officialAt: at(52) });
});
