import { aMatch, type MatchStory } from '../testing/match-story.js';
import { countedCardsOf } from '../views/counted-cards.js';
import { countedResultOf } from '../views/counted-result.js';
import { leagueTable, type TableInput } from './table.js';
import { tableInputAfter } from './table-after.js';

const award = { type: 'AwardResult', winner: 'away', cause: 'ineligible' } as const;
const inputWith = ({ state }: MatchStory): TableInput => ({
  teams: [
    { id: 100, name: 'Adria' },
    { id: 200, name: 'Bura' },
  ],
  results: [countedResultOf(state) ?? []].flat(),
  cards: countedCardsOf(state),
});
const played = () =>
  aMatch()
    .inSecondHalf()
    .goal('home')
    .when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'yellowCards' })
    .reach('completed');

it.each<[string, () => MatchStory, Parameters<MatchStory['when']>[0]]>([
  ['an award after play', played, award],
  [
    'an annulment whose cards do not stay',
    played,
    {
      type: 'AnnulMatch',
      reason: 'decision',
      season: { keepsBetterPlayed: true, cardsStay: false },
    },
  ],
  ['an award before kick-off', () => aMatch().scheduled(), award],
  ['an annulment', played, { type: 'AnnulMatch', reason: 'decision' }],
  ['an undone award', () => played().when(award), { type: 'RevokeRuling', ruling: 'award' }],
  [
    'an undone annulment',
    () => played().when({ type: 'AnnulMatch', reason: 'decision' }),
    { type: 'RevokeRuling', ruling: 'annulment' },
  ],
])('the table after %s is the one that the log would give', (_, story, command) => {
  const match = story();
  const before = [match.state];
  const input = inputWith(match);
  match.when(command);
  const after = leagueTable(inputWith(match));
  const changes = { before, after: [match.state] };
  expect(leagueTable(tableInputAfter(input, changes))).toEqual(after);
  expect(after).not.toEqual(leagueTable(input));
});
