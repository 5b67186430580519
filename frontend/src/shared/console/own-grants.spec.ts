import type { ConsoleView } from '@kolo/domain';
import { grantFor, rememberEntered, rememberGrants, rememberUsed } from './own-grants';

const view = (grantId: number, matchIds: number[]): ConsoleView => ({
  grantId,
  label: 'Stol',
  device: 1,
  validFrom: '',
  validTo: '',
  matches: matchIds.map((id) => ({
    id,
    homeTeam: { id: 1, name: 'Bura' },
    awayTeam: { id: 2, name: 'Sava' },
    matchDate: '',
    venue: null,
    round: null,
    status: 'scheduled',
    outcome: null,
  })),
});

beforeEach(() => localStorage.clear());

it('the grant that was entered last opens a match that two of them cover', () => {
  rememberGrants({ grants: [view(3, [7, 8])] });
  rememberEntered(view(4, [7]));
  expect(grantFor(7)).toEqual({ id: 4, device: 1 });
  expect(grantFor(8)).toEqual({ id: 3, device: 1 });
  expect(grantFor(9)).toBeNull();
});

it('a match that was open keeps its grant after the server ended it, for what waits on the device', () => {
  rememberEntered(view(4, [7]));
  rememberUsed(7, { id: 4, device: 1 });
  rememberGrants({ grants: [] });
  expect(grantFor(7)).toEqual({ id: 4, device: 1 });
});

it('a match that was opened with an account stays with it until a grant is entered or chosen', () => {
  rememberGrants({ grants: [view(3, [7, 8])] });
  rememberUsed(7, null);
  expect(grantFor(7)).toBeNull();
  expect(grantFor(8)).toEqual({ id: 3, device: 1 });
  rememberUsed(7, { id: 3, device: 1 });
  expect(grantFor(7)).toEqual({ id: 3, device: 1 });
  rememberUsed(7, null);
  rememberEntered(view(4, [7]));
  expect(grantFor(7)).toEqual({ id: 4, device: 1 });
});

it('what is no list of grants is none', () => {
  localStorage.setItem('console-grants', '{"a":1}');
  localStorage.setItem('console-matches', 'x');
  expect(grantFor(7)).toBeNull();
});
