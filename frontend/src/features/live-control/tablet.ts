import { createMatchFeed } from '@/shared/live/match-feed';
import type { ControlNotice } from './log/control-state';
import { loadView } from './log/load-view';
import { MatchControl } from './log/match-control';
import { savedMatches } from './log/saved-match';
import { openDatabase } from './taps/database';
import { Outbox } from './taps/outbox';
import { sendTap } from './taps/send-tap';
import { TapStorage } from './taps/tap-storage';

const transact = openDatabase();
let outbox: Outbox | undefined;

/** The page's one outbox; it goes on sending after the match has left the screen. */
export function tabletOutbox(): Outbox {
  outbox ??= new Outbox({ storage: new TapStorage(transact), send: sendTap });
  return outbox;
}

/** Sends what an earlier page has left, wherever on the site this one is. */
export const resumeOutbox = (): Promise<void> => tabletOutbox().resume();

/** A match on this tablet, with the real wire and the real disk. */
export const createMatchControl = (
  matchId: number,
  notify: (notice: ControlNotice) => void,
): MatchControl =>
  new MatchControl({
    matchId,
    notify,
    outbox: tabletOutbox(),
    saved: savedMatches(transact),
    load: loadView,
    follow: createMatchFeed,
  });
