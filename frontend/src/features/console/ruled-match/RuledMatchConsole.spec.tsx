import {
  type MatchCommand,
  type MatchRules,
  presetRules,
  ruledMatchFields,
  whistles,
} from '@kolo/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { administratorsAccess } from '@/features/console/console-access';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import {
  button,
  openTable,
  passSeconds,
  press,
  question,
} from '@/features/console/testing/open-console';
import { rememberGrants } from '@/shared/console/own-grants';
import { i18n } from '@/shared/i18n/i18n';

const fifa = presetRules['fifa-2025-26'];

beforeEach(async () => {
  localStorage.clear();
  useConsoleSettings.setState({
    keys: true,
    sound: false,
    numberPad: false,
    goalStopsClock: false,
    swapped: null,
  });
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 10_000 });
});
afterEach(() => void jest.useRealTimers());

const playing = (rules: MatchRules = fifa) => new FakeMatchServer().started(rules);
const types = ({ log }: FakeMatchServer) => log.map(({ type }) => type);
const timer = () => screen.getByRole('timer', { name: 'Sat utakmice' });

describe('the menu', () => {
  const openView = () => {
    press('Više');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Prikaz' }), { button: 0 });
  };

  it('leads to the board for a TV while the match is played and in the break', async () => {
    const server = playing();
    openTable(server);
    openView();
    const board = () => screen.getByRole('link', { name: 'Semafor za TV u dvorani' });
    expect(board()).toHaveAttribute('href', `/scoreboard/${server.state.matchId}`);
    expect(board()).toHaveAttribute('target', '_blank');
    press('Zatvori');
    server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
    openView();
    expect(board()).toBeVisible();
    const writeText = jest.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    press('Kopiraj poveznicu na semafor');
    await act(async () => {});
    expect(writeText).toHaveBeenCalledWith(
      board().getAttribute('href')?.replace(/^/, location.origin),
    );
  });

  it('names the access that the device has, and until when', () => {
    const valid = { validFrom: kickOff, validTo: '2026-03-15T23:00:00.000Z' };
    const entered = { grantId: 3, label: 'Stol 1, Ana', device: 2, matches: [], ...valid };
    rememberGrants({ grants: [entered] });
    const grant = { id: 3, device: 2 };
    openTable(playing(), {}, { ...administratorsAccess, grant });
    openView();
    expect(screen.getByText(/Stol 1, Ana, uređaj 2, vrijedi do 16\./)).toBeVisible();
  });

  it('names the account where there is no such access', () => {
    openTable(playing(), {}, { ...administratorsAccess, username: 'ivana' });
    openView();
    expect(screen.getByText('računom ivana')).toBeVisible();
  });
});

describe('the clock', () => {
  it('stands at the whistle, runs from Start and stops at Stop, each a place of its own', () => {
    openTable(playing());
    expect(timer()).toHaveTextContent('20:00');
    press('Pokreni');
    passSeconds(5);
    expect(timer()).toHaveTextContent('19:55');
    passSeconds(1);
    press('Zaustavi');
    passSeconds(30);
    expect(timer()).toHaveTextContent(/^19:54/);
  });

  it('writes nothing when Start or Stop is pressed again', () => {
    const server = playing();
    openTable(server);
    for (const name of ['Pokreni', 'Pokreni', 'Zaustavi', 'Zaustavi']) press(name);
    expect(types(server).slice(-2)).toEqual(['ClockStarted', 'ClockStopped']);
  });

  it('freezes at the limit, where nothing is written before the table says what it was', () => {
    const server = playing();
    openTable(server);
    press('Pokreni');
    const before = server.log.length;
    passSeconds(1_300);
    expect(timer()).toHaveTextContent(/^0:00/);
    expect(server.log).toHaveLength(before);
    // Over the clock and out of the flow: it moves no button and covers none.
    const alert = within(timer().parentElement as HTMLElement).getByRole('alert');
    expect(alert).toHaveTextContent('Vrijeme je isteklo. Je li poluvrijeme završeno?');
    expect(alert.parentElement).toContainElement(timer());
    expect(alert).toHaveClass('absolute');
    press('Još se izvodi kazneni udarac');
    expect(types(server).at(-1)).toBe('PeriodExtended');
    expect(screen.getByText(/još se izvodi kazneni udarac\.$/)).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Kraj poluvremena' })[0] as HTMLElement);
    fireEvent.click(button('Kraj poluvremena'));
    expect(types(server).at(-1)).toBe('HalfTimeReached');
  });

  it('needs no Start and Stop where it runs from the whistle; they are under More', () => {
    openTable(playing({ ...presetRules['company-running'], foulKickFrom: 6 }));
    expect(screen.queryByRole('button', { name: 'Zaustavi' })).toBeNull();
    expect(timer()).toHaveTextContent(/^0:10/);
    press('Više');
    expect(button('Zaustavi')).toBeVisible();
  });

  it('is corrected with Apply and not with Enter', () => {
    const server = playing();
    openTable(server);
    press('Više');
    const before = server.log.length;
    const field = screen.getByRole('textbox', { name: 'Sat pokazuje' });
    fireEvent.change(field, { target: { value: '12:34' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(server.log).toHaveLength(before);
    press('Primijeni');
    expect(timer()).toHaveTextContent(/^12:34/);
  });
});

describe('the clock in added time, where the referee ends a half', () => {
  const added = { ...presetRules['company-running'], foulKickFrom: 6 };

  it('is corrected by single seconds and by typing what the display shows', () => {
    const server = playing(added);
    openTable(server);
    passSeconds(1_273);
    expect(timer()).toHaveTextContent('20:00+1:23');
    press('Više');
    press('Dodaj: +1 s');
    press('Primijeni');
    expect(server.log.at(-1)).toMatchObject({ type: 'ClockCorrected', data: { played: 1_286 } });
    press('Više');
    const field = screen.getByRole('textbox', { name: 'Sat pokazuje' });
    fireEvent.change(field, { target: { value: '20:00+0:50' } });
    press('Primijeni');
    expect(timer()).toHaveTextContent(/^20:00\+0:5/);
  });
});

describe('a goal stops the clock', () => {
  it('where the table stops it and the scorekeeper says so, and Undo takes the goal alone', () => {
    const server = playing();
    openTable(server);
    press('Pokreni');
    press('Gol: Končar');
    expect(types(server).at(-1)).toBe('GoalScored');
    act(() => useConsoleSettings.setState({ goalStopsClock: true }));
    press('Gol: Span');
    expect(types(server).slice(-2)).toEqual(['ClockStopped', 'GoalScored']);
    press(/^Poništi: gol, Span/);
    expect(screen.getByText(/stoji$/)).toBeVisible();
    press('Gol: Span');
    expect(types(server).slice(-2)).toEqual(['ActionVoided', 'GoalScored']);
  });

  it('has no switch where the clock runs on', () => {
    openTable(playing({ ...presetRules['company-running'], foulKickFrom: 6 }));
    press('Više');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Prikaz' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Prikaz' }));
    expect(screen.getByRole('checkbox', { name: 'Zvuk sirene' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Gol zaustavlja sat' })).toBeNull();
  });
});

describe('what is read from afar', () => {
  it('is the tenths of the last minute, which stand with the clock', () => {
    openTable(playing());
    press('Pokreni');
    passSeconds(1_139);
    expect(timer()).toHaveTextContent(/^1:0\d$/);
    passSeconds(30.3);
    expect(timer()).toHaveTextContent(/^0:[23]\d\.\d$/);
    expect(timer()).toHaveClass('text-danger');
    press('Zaustavi');
    const stopped = timer().textContent;
    passSeconds(5);
    expect(timer().textContent).toBe(stopped);
  });

  it('is the distance of the kick from the sixth foul on', () => {
    openTable(playing());
    for (let foul = 0; foul < 5; foul += 1) press(/^Prekršaj .*: Span/);
    const span = within(screen.getByRole('region', { name: 'Span' }));
    expect(span.queryByText('10 m')).toBeNull();
    press(/^Prekršaj .*: Span/);
    expect(span.getByText('10 m')).toBeVisible();
  });

  it('is whose question is open, by an edge on the side of the team', () => {
    const server = playing();
    const { show } = openTable(server);
    press('Gol: Končar');
    const scorerQuestion = () =>
      screen.getByRole('region', { name: '1:0 · Končar: tko je zabio?' });
    expect(scorerQuestion()).toHaveClass('border-l-8');
    act(() => useConsoleSettings.setState({ swapped: server.matchId }));
    show();
    expect(scorerQuestion()).toHaveClass('border-r-8');
  });
});

describe('after a tap', () => {
  it('the goal stands already, while scorer and assist are asked one after the other', () => {
    const server = playing();
    openTable(server);
    press('Gol: Končar');
    expect(types(server).at(-1)).toBe('GoalScored');
    const scorer = question('1:0 · Končar: tko je zabio?');
    fireEvent.click(scorer.getByRole('button', { name: '1 Horvat' }));
    const assist = question('1:0 · Končar: tko je asistirao?');
    expect(assist.queryByRole('button', { name: '1 Horvat' })).toBeNull();
    fireEvent.click(assist.getByRole('button', { name: '2 Kovač' }));
    expect(server.state.goals).toMatchObject([{ scorer: 1, assist: 2, kind: 'open-play' }]);
    expect(screen.queryByRole('region', { name: '1:0 · Končar: tko je asistirao?' })).toBeNull();
  });

  it('Undo takes the goal with all that was answered about it', () => {
    const server = playing();
    openTable(server);
    press('Gol: Končar');
    fireEvent.click(
      question('1:0 · Končar: tko je zabio?').getByRole('button', { name: '1 Horvat' }),
    );
    press(/^Poništi: gol, Horvat/);
    expect(server.state.goals).toEqual([]);
    expect(types(server).at(-1)).toBe('ActionVoided');
  });

  it('nothing is asked any more about a goal that was undone, and the buttons are back', () => {
    const server = playing();
    const { show } = openTable(server);
    press('Gol: Končar');
    expect(screen.queryByText('Posljednji unosi')).toBeNull();
    const goal = server.state.actions.at(-1)?.id ?? '';
    server.happens({ type: 'Undo', actionId: goal });
    show();
    expect(screen.queryByRole('region', { name: '1:0 · Končar: tko je zabio?' })).toBeNull();
    expect(screen.getByText('Posljednji unosi')).toBeVisible();
  });

  it('a foul asks who and what followed, and the fifth is announced', () => {
    const server = playing();
    openTable(server);
    for (let n = 0; n < 5; n += 1) press(/^Prekršaj .*: Span/);
    const foulQuestion = question('Span: tko je napravio prekršaj?');
    fireEvent.click(foulQuestion.getByRole('button', { name: 'Prednost' }));
    fireEvent.click(foulQuestion.getByRole('button', { name: '11 Babić' }));
    expect(button('Prekršaj 5/5: Span')).toBeVisible();
    expect(screen.getByText('Span: 5. prekršaj → od sljedećeg udarac s 10 m')).toBeVisible();
    press(/^Prekršaj .*: Span/);
    expect(screen.getByText(/^Span: 6\. prekršaj → udarac s 10 m, bez živog zida/)).toBeVisible();
    press('Gol: Končar');
    expect(server.state.goals).toMatchObject([{ team: 'home', kind: 'ten-metres' }]);
  });

  it('a second yellow card is offered by itself and shows when a substitute may come on', () => {
    const server = playing();
    openTable(server);
    press('Karton: Končar');
    const who = 'Končar: tko je dobio karton?';
    fireEvent.click(question(who).getByRole('button', { name: '1 Horvat' }));
    press('Karton: Končar');
    fireEvent.click(question(who).getByRole('button', { name: /^1 Horvat/ }));
    expect(question(who).getByRole('button', { name: 'Drugi žuti' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText(/zamjena smije ući na 18:00 u 1\. poluvremenu/)).toBeVisible();
    // Three are on the list.
    expect(screen.getByText('2 na terenu')).toBeVisible();
    fireEvent.click(question(who).getByRole('button', { name: 'Bio je na klupi' }));
    expect(screen.queryByText(/zamjena smije ući na/)).toBeNull();
  });

  it('a card goes to an official and from there to a player, as corrections of the one card', () => {
    const server = playing();
    openTable(server);
    press('Karton: Končar');
    const who = 'Končar: tko je dobio karton?';
    fireEvent.click(question(who).getByRole('button', { name: 'Trener' }));
    expect(screen.queryByRole('region', { name: who })).toBeNull();
    expect(types(server).slice(-2)).toEqual(['CardShown', 'ActionCorrected']);
    expect(button('Poništi: žuti karton, trener, Končar, 1. min')).toBeVisible();
    press(/^Ispravi: žuti karton, trener, Končar, 1\. min/);
    fireEvent.click(screen.getByRole('radio', { name: /Kovač/ }));
    press('Spremi ispravak');
    expect(server.state.players[2]).toMatchObject({ yellowCards: 1 });
  });

  it('a number can be typed instead, and the only one that fits needs no confirmation', () => {
    const server = playing();
    openTable(server);
    press('Gol: Končar');
    press('Upiši broj');
    fireEvent.keyDown(document.body, { key: '3' });
    expect(server.state.goals).toMatchObject([{ scorer: 3 }]);
  });
});

it('an entry is a row as on paper: clock, score, number and name, with the assist', () => {
  openTable(playing());
  press('Pokreni');
  passSeconds(47);
  press('Gol: Končar');
  const ask = (what: string) => question(`1:0 · Končar: ${what}`);
  fireEvent.click(ask('tko je zabio?').getByRole('button', { name: '1 Horvat' }));
  fireEvent.click(ask('tko je asistirao?').getByRole('button', { name: '2 Kovač' }));
  const [row] = within(screen.getByRole('region', { name: 'Posljednji unosi' })).getAllByRole(
    'listitem',
  );
  expect(row).toHaveTextContent(/19:1\dK1:01 Horvat \(as\. 2 Kovač\)$/);
});

it('a player who was sent off is not among the kickers', () => {
  const server = playing({ ...presetRules.tournament, extraTime: null });
  const red = { card: 'red', place: 'pitch', official: null } as const;
  server.happens({ type: 'ShowCard', team: 'home', playerId: 1, ...red });
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  server.happens({ type: 'StartShootout', first: 'home' });
  openTable(server);
  press('Pogodak');
  const kickers = question('Končar: tko je izveo udarac?');
  expect(kickers.queryByRole('button', { name: /Horvat/ })).toBeNull();
  expect(kickers.getByRole('button', { name: /Kovač/ })).toBeVisible();
});

it('the break counts down from the whistle and ends when the table whistles the second half', () => {
  const server = playing({ ...fifa, halfTimeMinutes: 5 });
  openTable(server);
  press('Kraj poluvremena');
  press('Kraj poluvremena');
  const written = server.log.length;
  // One button leads on, and nothing else is in the clock's place.
  expect(screen.getAllByRole('button', { name: 'Drugo poluvrijeme' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Pokreni' })).toBeNull();
  expect(screen.queryByRole('timer', { name: 'Sat utakmice' })).toBeNull();
  passSeconds(60);
  expect(screen.getByRole('timer', { name: 'Do kraja odmora' })).toHaveTextContent('4:00');
  passSeconds(241);
  expect(screen.getByText('Odmor je gotov')).toBeVisible();
  expect(server.log).toHaveLength(written);
  press('Drugo poluvrijeme');
  expect(screen.queryByText('Odmor je gotov')).toBeNull();
});

describe('timeouts', () => {
  it('wait as a chip that lights when the clock stands, and then count sixty seconds', () => {
    const server = playing();
    openTable(server);
    press('Pokreni');
    press(/^Minuta odmora .*: Span/);
    expect(screen.getByText('Čeka se prekid igre')).toBeVisible();
    press('Zaustavi');
    expect(screen.getByText('Igra stoji: može početi')).toBeVisible();
    press('Počni');
    passSeconds(20);
    expect(screen.getByRole('timer', { name: 'Preostalo sekunda' })).toHaveTextContent('40');
    passSeconds(41);
    expect(screen.getByText('Minuta odmora je istekla: Span')).toBeVisible();
    press('Kraj minute odmora');
    expect(types(server).at(-1)).toBe('TimeoutEnded');
  });

  it('end by themselves after a minute where they stop no clock', () => {
    const server = playing({ ...presetRules['company-running'], foulKickFrom: 6 });
    server.happens({ type: 'TakeTimeout', team: 'away' }, new Date().toISOString());
    openTable(server);
    passSeconds(50);
    expect(screen.getByRole('timer', { name: 'Preostalo sekunda' })).toBeVisible();
    passSeconds(61);
    expect(screen.queryByRole('timer', { name: 'Preostalo sekunda' })).toBeNull();
    expect(screen.queryByText(/Minuta odmora je istekla/)).toBeNull();
    expect(types(server).at(-1)).toBe('TimeoutTaken');
  });
});

describe('the league decides what is shown', () => {
  it('without fouls there is no foul, with exclusions there is one of two minutes', () => {
    openTable(playing({ ...presetRules['company-running'], clockMode: 'effective' }));
    expect(screen.queryByRole('button', { name: /^Prekršaj/ })).toBeNull();
    expect(button('2 minute: Span')).toBeVisible();
  });

  it('a level match that needs a winner goes to extra time, or ends with a reason', () => {
    const server = playing(presetRules.tournament);
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    const { onFinish } = openTable(server);
    press('Završi utakmicu');
    press('Završi bez pobjednika…');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'unsafe' } });
    press('Završi neriješeno');
    expect(onFinish).toHaveBeenCalledWith('unsafe');
    press('Završi utakmicu');
    press('Produžetak 2 × 5 min');
    expect(types(server).at(-1)).toBe('PeriodStarted');
  });

  it('a level match whose stage has no extra time goes straight to the kicks', () => {
    const server = playing(presetRules.tournament);
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    openTable(server);
    press('Završi utakmicu');
    expect(button('Produžetak 2 × 5 min')).toBeVisible();
    press('Prvi puca Span');
    expect(types(server).at(-1)).toBe('ShootoutStarted');
    expect(screen.getByText('Sljedeći udarac: Span')).toBeVisible();
  });

  it('who kicks first is corrected with a tap, and so is its undo, while the kicks stay', () => {
    const server = playing(presetRules.tournament);
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    server.happens({ type: 'StartShootout', first: 'home' });
    server.happens({ type: 'TakeShootoutKick', team: 'away', playerId: null, scored: true });
    openTable(server);
    const first = () => ruledMatchFields(server.state)?.shootout?.first;
    press('Prvi puca Končar. Ispravi: Span');
    expect(first()).toBe('away');
    expect(screen.getByText('Sljedeći udarac: Končar')).toBeVisible();
    expect(server.log.filter(({ type }) => type === 'ShootoutKickTaken')).toHaveLength(1);
    press(/^Poništi: /);
    expect(first()).toBe('home');
  });

  it('kicks are a row of marks with a turn for each team', () => {
    const server = playing({ ...presetRules.tournament, extraTime: null });
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    openTable(server);
    press('Završi utakmicu');
    press('Prvi puca Span');
    expect(screen.getByText('Sljedeći udarac: Span')).toBeVisible();
    press('Pogodak');
    expect(screen.getByText('Sljedeći udarac: Končar')).toBeVisible();
    press('Promašaj');
    for (const name of ['Pogodak', 'Promašaj', 'Pogodak', 'Promašaj']) press(name);
    expect(screen.getByText('Span pobjeđuje 0 : 3')).toBeVisible();
    expect(button('Završi utakmicu')).toBeVisible();
  });
});

describe('the keyboard', () => {
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.body, { key: name, ...more });

  it('has a key for each button that is needed in a hurry', () => {
    const server = playing();
    openTable(server);
    key('s');
    key('q');
    key('l');
    key('x');
    key('z', { ctrlKey: true });
    expect(types(server).slice(-5)).toEqual([
      'ClockStarted',
      'GoalScored',
      'FoulCommitted',
      'ClockStopped',
      'ActionVoided',
    ]);
    expect(server.state.goals).toMatchObject([{ team: 'home' }]);
  });

  it('follows the places on the screen after the teams have changed sides', () => {
    const server = playing();
    useConsoleSettings.setState({ swapped: server.matchId });
    openTable(server);
    key('q');
    expect(server.state.goals).toMatchObject([{ team: 'away' }]);
  });

  it('counts a key that bounces once, and a held one too', () => {
    const server = playing();
    openTable(server);
    key('q');
    key('q');
    key('q', { repeat: true });
    expect(server.state.goals).toHaveLength(1);
  });

  it('types no number of a player while the clock is corrected, nor closes the question with the dialog', () => {
    const server = playing();
    useConsoleSettings.setState({ numberPad: true });
    openTable(server);
    press('Gol: Končar');
    press('Više');
    const field = screen.getByRole('textbox', { name: 'Sat pokazuje' });
    for (const digit of '12') fireEvent.keyDown(field, { key: digit });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(server.state.goals).toMatchObject([{ scorer: null }]);
    expect(question('1:0 · Končar: tko je zabio?').getByText('–')).toBeVisible();
  });

  it('starts no clock that another device runs', () => {
    const server = playing();
    openTable(server, { holder: { device: 'other', label: '', since: kickOff } });
    key('s');
    expect(types(server).at(-1)).not.toBe('ClockStarted');
    expect(screen.getByText('Sat vodi drugi uređaj')).toBeVisible();
  });

  it('has no goals and fouls during the kicks', () => {
    const server = playing({ ...presetRules.tournament, extraTime: null });
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    server.happens({ type: 'StartShootout', first: 'home' });
    openTable(server);
    const before = server.log.length;
    for (const name of ['q', 'a', 's']) key(name);
    expect(server.log).toHaveLength(before);
  });

  it('is off while a dialog is open, and one switch turns it off', () => {
    const server = playing();
    openTable(server);
    key('?');
    expect(screen.getByRole('dialog', { name: 'Tipkovni prečaci' })).toBeVisible();
    key('q');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tipkovni prečaci su uključeni' }));
    press('Zatvori');
    key('q');
    expect(server.state.goals).toEqual([]);
  });
});

it('a score that is being checked is questioned under More, and stays in sight until it is confirmed', () => {
  const server = playing();
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  openTable(server);
  press('Više');
  press('Rezultat se provjerava');
  expect(types(server).at(-1)).toBe('ScoreQuestioned');
  press('Zatvori');
  expect(screen.getByText('Gledatelji vide da se rezultat provjerava.')).toBeVisible();
  press('Rezultat je točan');
  expect(types(server).at(-1)).toBe('ScoreConfirmed');
  expect(screen.queryByText('Gledatelji vide da se rezultat provjerava.')).toBeNull();
});

it('what looks doubtful is listed before a period is closed, and stands in nobody’s way', () => {
  const server = playing();
  openTable(server);
  press('Gol: Končar');
  press('Gotovo');
  press('Kraj poluvremena');
  expect(screen.getByText('1 gol nema strijelca')).toBeVisible();
  press('Kraj poluvremena');
  expect(types(server).at(-1)).toBe('HalfTimeReached');
});

it('an entry is marked to be checked later, listed before the half is closed, and checked', () => {
  const server = playing();
  server.happens({ type: 'RecordFoul', team: 'home', playerId: null, restart: 'direct' });
  openTable(server);
  const mark = () => button(/^Provjeri kasnije: prekršaj, Končar/);
  expect(mark()).toHaveAttribute('aria-pressed', 'false');
  press(/^Provjeri kasnije/);
  expect(mark()).toHaveAttribute('aria-pressed', 'true');
  press('Kraj poluvremena');
  expect(screen.getByText(/^Za provjeru: prekršaj, Končar/)).toBeVisible();
  press('Odustani');
  press(/^Poništi: provjeriti kasnije: prekršaj, Končar/);
  expect(mark()).toHaveAttribute('aria-pressed', 'false');
  press(/^Provjeri kasnije/);
  press(/^Provjeri kasnije/);
  expect(types(server).slice(-2)).toEqual(['EntryFlagged', 'EntryFlagged']);
  press('Kraj poluvremena');
  expect(screen.queryByText(/^Za provjeru/)).toBeNull();
});

describe('each entry is opened by a tap, with all that can be wrong about it', () => {
  const half = 'Dio utakmice';
  it.each<[string, MatchCommand, RegExp, string[]]>([
    [
      'goal',
      { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' },
      /^Ispravi: gol/,
      ['Tim', 'Vrsta', 'Strijelac'],
    ],
    [
      'foul',
      { type: 'RecordFoul', team: 'home', playerId: null, restart: 'direct' },
      /^Ispravi: prekršaj/,
      ['Tim', 'Tko'],
    ],
    [
      'missed kick',
      { type: 'RecordMissedKick', team: 'home', kind: 'penalty', playerId: null, how: 'wide' },
      /^Ispravi: promašen/,
      ['Tim', 'Koji udarac', 'Kako je završio'],
    ],
    ['timeout', { type: 'TakeTimeout', team: 'home' }, /^Ispravi: minuta odmora/, ['Tim']],
  ])('a %s', (_, entry, row, groups) => {
    const server = playing();
    server.happens(entry);
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    openTable(server);
    press(row);
    const dialog = within(screen.getByRole('dialog'));
    const names = dialog.getAllByRole('group').map((group) => group.textContent ?? '');
    for (const group of [...groups, half])
      expect(names.some((name) => name.startsWith(group))).toBe(true);
  });

  it('a missed kick becomes a 10 m kick, and a timeout moves to the half it was in', () => {
    const server = playing();
    server.happens({
      type: 'RecordMissedKick',
      team: 'home',
      kind: 'penalty',
      playerId: null,
      how: 'wide',
    });
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    server.happens({ type: 'TakeTimeout', team: 'home' });
    openTable(server);
    press(/^Ispravi: promašen/);
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Koji udarac' })).getByText(
        'Promašen udarac s 10 m',
      ),
    );
    press('Spremi ispravak');
    expect(server.log.at(-1)?.data).toMatchObject({ kind: 'ten-metres' });
    press(/^Ispravi: minuta odmora/);
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('radio', { name: '1. poluvrijeme' }),
    );
    press('Spremi ispravak');
    expect(ruledMatchFields(server.state)?.timeouts).toEqual({ home: 0, away: 0 });
  });
});

it('names three other devices at most, first the one that runs the clock', () => {
  const device = (label: string, holdsClock = false) => ({
    device: label,
    label,
    holdsClock,
    seenAt: kickOff,
    lastTapAt: null,
    unsent: 0,
  });
  openTable(playing(), {
    devices: ['A', 'B', 'C', 'D'].map((label) => device(label, label === 'D')),
  });
  const others = screen.getByRole('list', { name: 'Ostali uređaji na ovoj utakmici' });
  expect(others).toHaveTextContent('Dvodi satAB+ još 1');
});

it('calls a device without a name another device', () => {
  const seen = { seenAt: kickOff, lastTapAt: null, unsent: 0 };
  const device = { device: 'b', label: '', holdsClock: true, ...seen };
  openTable(playing(), { devices: [device] });
  const others = screen.getByRole('list', { name: 'Ostali uređaji na ovoj utakmici' });
  expect(others).toHaveTextContent('Drugi uređajvodi sat');
});
