import {
  applyPatch,
  erasedInside,
  type FansTally,
  type LiveDelta,
  type LiveMatch,
  type LiveRefused,
  type LiveSnapshot,
  type LoggedMatchEvent,
  type SnapshotMessage,
} from '@kolo/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toLanguage } from '@/shared/i18n/language';
import type { LiveConnection, LiveStatus } from './live-connection';
import { createMatchFeed } from './match-feed';

/** Proof that nothing was lost or applied twice: `base + applied` is the version, `breaks` is 0. */
export interface Trail {
  /** Version of the last snapshot. */
  base: number;
  /** Versions applied since, each exactly the next one. */
  applied: number;
  /** Versions that were not the next one; there must be none. */
  breaks: number;
}

export interface LiveMatchView {
  snapshot: LiveSnapshot | null;
  epoch: string | null;
  version: number;
  trail: Trail;
  status: LiveStatus;
  viewers: number | null;
  /** As it was last pushed; null until somebody votes. */
  fansVotes: FansTally | null;
  /** What was pushed since the last snapshot: versions `trail.base + 1` to `version`. */
  news: readonly LoggedMatchEvent[];
  refused: LiveRefused | null;
  /** Epoch milliseconds at which the server said this, where the device remembered it; null for what it says now. */
  keptAt: number | null;
}

export type LiveMatchStore = StoreApi<LiveMatchView>;

export const createLiveMatchStore = (): LiveMatchStore =>
  createStore<LiveMatchView>(() => ({
    snapshot: null,
    epoch: null,
    version: 0,
    trail: { base: 0, applied: 0, breaks: 0 },
    status: { state: 'connecting', since: Date.now() },
    viewers: null,
    fansVotes: null,
    news: [],
    refused: null,
    keptAt: null,
  }));

/**
 * Keeps the store at the server's state of one match.
 * @returns stops following
 */
export function followMatch(
  store: LiveMatchStore,
  matchId: number,
  connection?: LiveConnection,
): () => void {
  let askedNamesAt = 0;
  const feed = createMatchFeed({
    matchId,
    connection,
    onSnapshot: (message) => store.setState((view) => withSnapshot(view, message)),
    onDeltas: (deltas) => {
      store.setState((view) => withDeltas(view, deltas));
      const { snapshot, version } = store.getState();
      // A player approved after the snapshot was taken: only a new one names them.
      if (snapshot !== null && version > askedNamesAt && lacksNames(snapshot)) {
        askedNamesAt = version;
        feed.refresh();
      }
    },
    onStatus: (status) => store.setState({ status }),
    onViewers: (viewers) => store.setState({ viewers }),
    onFansVotes: (fansVotes) => store.setState({ fansVotes }),
    onRefused: (refused) => store.setState({ refused }),
  });
  return () => feed.close();
}

export function withSnapshot(view: LiveMatchView, message: SnapshotMessage): LiveMatchView {
  const { epoch, version } = message;
  // A frame is the same for every reader, whose language is known only here.
  const snapshot = erasedInside(toLanguage(document.documentElement.lang), message.snapshot);
  const trail = { base: version, applied: 0, breaks: view.trail.breaks };
  return { ...view, epoch, version, snapshot, trail, news: [], refused: null, keptAt: null };
}

export function withDeltas(view: LiveMatchView, deltas: readonly LiveDelta[]): LiveMatchView {
  if (view.snapshot === null) return view;
  let { version } = view;
  let match: LiveMatch = view.snapshot.match;
  const trail = { ...view.trail };
  for (const delta of deltas) {
    if (delta.version === version + 1) trail.applied += 1;
    else trail.breaks += 1;
    match = applyPatch(match, delta.patch);
    version = delta.version;
  }
  const news = [...view.news, ...deltas.map(({ event }) => event)];
  return { ...view, version, trail, news, snapshot: { ...view.snapshot, match }, refused: null };
}

function lacksNames({ match, names }: LiveSnapshot): boolean {
  const known = new Set(names.map(({ id }) => id));
  return Object.keys(match.players).some((id) => !known.has(Number(id)));
}
