import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { StoryButton } from './StoryButton';
import { type StoryPicture, storiesOf } from './story-picture';

const share = jest.fn<Promise<void>, [ShareData]>();
const created = jest.fn(() => 'blob:picture');

function withSharing(available: boolean): void {
  const values = {
    share: available ? share : undefined,
    canShare: available ? () => true : undefined,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  share.mockReset();
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => {} });
});

const pictures: StoryPicture[] = [
  { kind: 'result', path: '/api/share/stories/match/7/result.png?v=3' },
  { kind: 'mvp', name: 'Čedo Šarić', path: '/api/share/stories/match/7/mvp.png?v=3' },
];
const result = (shape: string) =>
  `GET /api/share/stories/match/7/result.png?v=3&shape=${shape}&lang=hr` as const;

async function open(): Promise<void> {
  show(<StoryButton pictures={pictures} />);
  await userEvent.click(screen.getByRole('button', { name: 'Slika' }));
}

it('shares the picture that is shown by the device', async () => {
  withSharing(true);
  share.mockResolvedValue();
  serve({ [result('story')]: ok({}), [result('square')]: ok({}) });
  await open();
  expect(await screen.findByRole('img', { name: 'Rezultat' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kvadrat (1:1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Podijeli' }));
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual(['kolo-square.png', 'image/png']);
});

it('downloads it where the device shares no files', async () => {
  withSharing(false);
  serve({ [result('story')]: ok({}) });
  await open();
  await screen.findByRole('img', { name: 'Rezultat' });
  expect(screen.queryByRole('button', { name: 'Podijeli' })).toBeNull();
  created.mockClear();
  // What a click on the link to a file does is the browser's.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Preuzmi' }));
  expect(created).toHaveBeenCalledTimes(1);
});

it('offers the other pictures by name', async () => {
  withSharing(false);
  serve({
    [result('story')]: ok({}),
    'GET /api/share/stories/match/7/mvp.png?v=3&shape=story&lang=hr': ok({}),
  });
  await open();
  await userEvent.selectOptions(
    await screen.findByLabelText('Što slika pokazuje'),
    'Igrač utakmice: Čedo Šarić',
  );
  expect(await screen.findByRole('img', { name: 'Igrač utakmice: Čedo Šarić' })).toBeVisible();
});

it('offers a retry where there is no picture', async () => {
  withSharing(false);
  const server = serve({ [result('story')]: refusal('share.no-story') });
  await open();
  expect(await screen.findByText('Sliku nije moguće učitati')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
  server.on(result('story'), ok({}));
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await waitFor(() => expect(screen.getByRole('img', { name: 'Rezultat' })).toBeVisible());
});

describe('the pictures of a match', () => {
  const kinds = (match: FakeMatch) =>
    storiesOf(match.snapshot(), match.version).map(({ kind }) => kind);

  it('are its result, its MVP and each scorer once, but no own goal', () => {
    const match = new FakeMatch();
    expect(kinds(match)).toEqual(['result']);
    match.start().goal().goal();
    match.do({ type: 'RecordGoal', team: 'home', scorer: 11, assist: null, kind: 'own-goal' });
    match.do({ type: 'ChooseMvp', playerId: 1 });
    expect(kinds(match)).toEqual(['result', 'mvp', 'scorer']);
    const [, , scorer] = storiesOf(match.snapshot(), match.version);
    expect(scorer?.path).toBe(
      `/api/share/stories/match/7/scorer.png?playerId=1&v=${match.version}`,
    );
  });
});
