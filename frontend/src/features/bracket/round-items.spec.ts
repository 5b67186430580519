import type { BracketRound } from '@kolo/domain';
import { type RoundItem, roundItems } from './round-items';
import { teamSlot, tie } from './testing/bracket';

const winner = (of: string) => ({ placeholder: { source: 'winner', tie: of } }) as const;
const nameOf = (item: RoundItem): string => {
  if ('tie' in item) return item.tie.id;
  return 'team' in item.bye ? `bye ${item.bye.team.name}` : 'bye';
};

it('byes of six teams stand where their ties would, beside the round that they go to', () => {
  const rounds: BracketRound[] = [
    { name: 'QF', ties: [tie('QF1'), tie('QF2')] },
    {
      name: 'SF',
      ties: [
        tie('SF1', { home: teamSlot(1, 'Bura'), away: winner('QF1') }),
        tie('SF2', { home: teamSlot(2, 'Jugo'), away: winner('QF2') }),
      ],
    },
    { name: 'F', ties: [tie('F', { home: winner('SF1'), away: winner('SF2') })] },
  ];
  expect(roundItems(rounds, 0).map(nameOf)).toEqual(['bye Bura', 'QF1', 'bye Jugo', 'QF2']);
  expect(roundItems(rounds, 1).map(nameOf)).toEqual(['SF1', 'SF2']);
  expect(roundItems(rounds, 2).map(nameOf)).toEqual(['F']);
});

it('a round without byes is as it is', () => {
  const rounds: BracketRound[] = [{ name: 'F', ties: [tie('F')] }];
  expect(roundItems(rounds, 0).map(nameOf)).toEqual(['F']);
});
