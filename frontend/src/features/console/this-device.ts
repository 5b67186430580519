import { i18n } from '@/shared/i18n/i18n';
import { createMatchFeed } from '@/shared/live/match-feed';
import { toast } from '@/shared/ui';
import type { ConsoleNotice } from './log/console-state';
import { loadView } from './log/load-view';
import { MatchConsole } from './log/match-console';
import { savedMatches } from './log/saved-match';
import { openDatabase } from './taps/database';
import { NameSender } from './taps/name-sender';
import { Outbox } from './taps/outbox';
import { openSavedTicks } from './taps/saved-ticks';
import { sendName } from './taps/send-name';
import { sendTap } from './taps/send-tap';
import type { Tap } from './taps/tap';
import { TapStorage } from './taps/tap-storage';
import { openWaitingNames } from './taps/waiting-names';

const transact = openDatabase();

/** For the attendance that is being taken. */
export const savedTicks = openSavedTicks();

let outbox: Outbox | undefined;

/** One per page; it goes on sending after the match has left the screen. */
function deviceOutbox(): Outbox {
  outbox ??= new Outbox({ storage: new TapStorage(transact), send: sendTap, onUnseenRefusal });
  return outbox;
}

/** The user may have left the match, but has seen the tap counted and must learn that it was refused. */
async function onUnseenRefusal({ matchId }: Tap, message: string): Promise<void> {
  await i18n.ready('console');
  const t = i18n.in('console');
  toast({
    variant: 'destructive',
    title: t('notice.refusedAway', { match: matchId }),
    description: `${message} ${t('notice.refusedAwayText')}`,
  });
}

export interface UnsentMatch {
  matchId: number;
  /** `Končar – Span`; null where this device never read the match. */
  title: string | null;
  count: number;
}

/** The matches whose taps wait under a grant, also where nothing leads to them any more. */
export async function unsentMatches(): Promise<UnsentMatch[]> {
  const [storage, saved] = [new TapStorage(transact), savedMatches(transact)];
  const found = await Promise.all(
    (await storage.matches()).map(async (matchId): Promise<UnsentMatch> => {
      const taps = await storage.of(matchId);
      const view = (await saved.load(matchId))?.view;
      const title = view === undefined ? null : `${view.homeTeamName} – ${view.awayTeamName}`;
      return { matchId, title, count: taps.filter(({ grant }) => grant !== undefined).length };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

let names: NameSender | undefined;

/** One per page, as the outbox. */
export function deviceNames(): NameSender {
  names ??= new NameSender({ storage: openWaitingNames(), send: sendName });
  return names;
}

/** Sends what was tapped and named without a network. */
export async function resumeOutbox(): Promise<void> {
  await Promise.all([deviceOutbox().resume(), deviceNames().resume()]);
}

/** A match on this tablet with the real network and storage. */
export const createMatchConsole = (
  matchId: number,
  { grantId, mayCancel }: { grantId: number | null; mayCancel: boolean },
  notify: (notice: ConsoleNotice) => void,
): MatchConsole =>
  new MatchConsole({
    matchId,
    grant: grantId,
    atConsole: !mayCancel,
    notify,
    outbox: deviceOutbox(),
    saved: savedMatches(transact),
    load: (id) => loadView(id, grantId),
    follow: createMatchFeed,
  });
