import type { LiveSnapshot, OwnPrediction, PredictedMatch, PredictionGroup } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import { MatchPrediction } from './MatchPrediction';

const groupOf = (id: number, name: string): PredictionGroup => ({
  id,
  name,
  code: 'ABCDEFGHJKMN',
  link: `https://liga.test/predictions?join=${id}-ABCDEFGHJKMN`,
  members: 2,
  result: 'extra-time',
  isOwner: true,
});
const own = (changes: Partial<OwnPrediction> = {}): OwnPrediction => ({
  matchId: 7,
  isOpen: true,
  own: null,
  ...changes,
});
const begun = (id: number): PredictedMatch => ({
  id,
  matchDate: '2026-03-15T16:00:00.000Z',
  homeTeam: { id: 100, name: 'Bura' },
  awayTeam: { id: 200, name: 'Sava' },
  status: 'in_progress',
  homeScore: 0,
  awayScore: 0,
  counted: null,
  isOpen: false,
  own: { home: 2, away: 1 },
  predictions: [
    { userId: 8, home: 2, away: 1, points: null },
    { userId: 9, home: 0, away: 3, points: null },
  ],
});
const view = (group: PredictionGroup, names: [string, string], matches: PredictedMatch[]) =>
  ok({
    ...group,
    leagueId: 1,
    standings: names.map((name, n) => ({ userId: 8 + n, name, points: 0, exact: 0 })),
    matches,
  });
const warehouse = groupOf(3, 'Skladište');
const office = groupOf(4, 'Ured');

function open(live: LiveSnapshot, answers: Answers) {
  const server = serve({ 'GET /api/predictions/groups': ok([warehouse]), ...answers });
  show(<MatchPrediction live={live} />, '/live/7');
  return server;
}
const teams = (): [home: string, away: string] => {
  const { homeTeam, awayTeam } = new FakeMatch().snapshot();
  return [homeTeam.name, awayTeam.name];
};

describe('before the kick-off', () => {
  it('a member predicts the score of the match', async () => {
    const [home, away] = teams();
    const server = open(new FakeMatch().snapshot(), {
      'GET /api/matches/7/prediction': ok(own()),
      'PUT /api/matches/7/prediction': ok(own({ own: { home: 3, away: 2 } })),
    });
    await userEvent.type(await screen.findByLabelText(`Golovi: ${home}`), '3');
    await userEvent.type(screen.getByLabelText(`Golovi: ${away}`), '2');
    await press(`Spremi: ${home} – ${away}`);
    expect(await screen.findByText('Prognoza je spremljena')).toBeVisible();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ home: 3, away: 2 });
  });

  it('whoever is in no group sees nothing', async () => {
    const server = open(new FakeMatch().snapshot(), { 'GET /api/predictions/groups': ok([]) });
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.queryByText('Prognoze')).toBeNull();
  });

  it('one that comes too late says why, and is shown as it was', async () => {
    const [home, away] = teams();
    const saved = { home: 1, away: 1 };
    const server = open(new FakeMatch().snapshot(), {
      'GET /api/matches/7/prediction': ok(own({ own: saved })),
      'GET /api/predictions/groups/3': view(warehouse, ['ana', 'ivo'], [begun(7)]),
      'PUT /api/matches/7/prediction': () => {
        server.on('GET /api/matches/7/prediction', ok(own({ isOpen: false, own: saved })));
        return refusal('prediction.closed');
      },
    });
    await userEvent.type(await screen.findByLabelText(`Golovi: ${home}`), '0');
    await press(`Spremi: ${home} – ${away}`);
    expect(await screen.findByText(/više se ne primaju/)).toBeVisible();
    expect(await screen.findByText('Vaša prognoza: 1:1')).toBeVisible();
  });
});

describe('from the kick-off on', () => {
  const closed = ok(own({ isOpen: false, own: { home: 2, away: 1 } }));

  it('the predictions of the group are shown', async () => {
    open(new FakeMatch().start().snapshot(), {
      'GET /api/matches/7/prediction': closed,
      'GET /api/predictions/groups/3': view(warehouse, ['ana', 'ivo'], [begun(7)]),
    });
    const ivo = (await screen.findByText('ivo')).closest('li');
    expect(within(ivo as HTMLElement).getByText('0:3')).toBeVisible();
    expect(screen.getByText('Vaša prognoza: 2:1')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('a member of two groups chooses one', async () => {
    open(new FakeMatch().start().snapshot(), {
      'GET /api/predictions/groups': ok([warehouse, office]),
      'GET /api/matches/7/prediction': closed,
      'GET /api/predictions/groups/3': view(warehouse, ['ana', 'ivo'], [begun(7)]),
      'GET /api/predictions/groups/4': view(office, ['ana', 'pero'], [begun(7)]),
    });
    expect(await screen.findByText('ivo')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Skupine'), 'Ured');
    expect(await screen.findByText('pero')).toBeVisible();
    expect(screen.queryByText('ivo')).toBeNull();
  });

  it('an old match has one’s own alone', async () => {
    const server = open(new FakeMatch().start().snapshot(), {
      'GET /api/matches/7/prediction': closed,
      'GET /api/predictions/groups/3': view(warehouse, ['ana', 'ivo'], [begun(8)]),
    });
    expect(await screen.findByText('Vaša prognoza: 2:1')).toBeVisible();
    await waitFor(() => expect(server.calls.at(-1)?.path).toMatch('/groups/3'));
    expect(screen.queryByText('ana')).toBeNull();
  });
});
