import {
  applyPatch,
  erasedInside,
  type FansTally,
  type LiveDelta,
  type LiveMatch,
  type LivePollAnswer,
  type LiveRefused,
  type LiveSnapshot,
  type LoggedMatchEvent,
  type MergedDeltas,
  type SnapshotMessage,
} from '@kolo/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toLanguage } from '@/shared/i18n/language';
import type { RenderedFrom } from '@/shared/page/page-data';
import type { LiveConnection, LiveStatus } from './live-connection';
import { createMatchFeed } from './match-feed';

/**
 * Proof that no version was lost or applied twice: `base + applied` is the version and `breaks` is
 * 0.
 */
export interface Trail {
  base: number;
  applied: number;
  breaks: number;
}

export interface LiveMatchView {
  snapshot: LiveSnapshot | null;
  epoch: string | null;
  version: number;
  /** Changes with the names in the snapshot; null while none has arrived. */
  namesVersion: string | null;
  trail: Trail;
  status: LiveStatus;
  viewers: number | null;
  fansVotes: FansTally | null;
  /** When the console was last seen; null while it is connected, as far as is known. */
  consoleSilentSince: string | null;
  /** The events of the versions after `eventsAfter` up to `version`: a merged patch has none. */
  news: readonly LoggedMatchEvent[];
  eventsAfter: number;
  /** Whether all events are wanted from now on. */
  keepsEvents: boolean;
  keepEvents(keeps: boolean): void;
  refused: LiveRefused | null;
  /** When the server sent a stored snapshot, in epoch milliseconds; null for a live one. */
  cachedAt: number | null;
}

export type LiveMatchStore = StoreApi<LiveMatchView>;

const nothingYet = (now: number) => ({
  snapshot: null,
  epoch: null,
  version: 0,
  namesVersion: null,
  trail: { base: 0, applied: 0, breaks: 0 },
  status: { state: 'connecting' as const, since: now },
  viewers: null,
  fansVotes: null,
  consoleSilentSince: null,
  news: [],
  eventsAfter: 0,
  keepsEvents: false,
  refused: null,
  cachedAt: null,
});

/** Begins with what the server rendered the page from. */
export const createLiveMatchStore = (
  matchId = 0,
  page: RenderedFrom | null = null,
): LiveMatchStore =>
  createStore<LiveMatchView>((set) => {
    const keepEvents = (keepsEvents: boolean): void => set({ keepsEvents });
    const view = { ...nothingYet(page?.data.now ?? Date.now()), keepEvents };
    const answer = page?.answers.ask(`/api/live/${matchId}`);
    if (page === null || answer === undefined) return view;
    if (answer.status >= 400) return { ...view, refused: answer.body as LiveRefused };
    const body = answer.body as Exclude<LivePollAnswer, { deltas: unknown } | { merged: unknown }>;
    const { consoleSilentSince = null } = body;
    const shown = { ...view, consoleSilentSince };
    return withSnapshot(shown, { matchId, ...body }, page.data.language);
  });

export function followMatch(
  store: LiveMatchStore,
  matchId: number,
  connection?: LiveConnection,
): () => void {
  let namesRequestedAt = 0;
  const change = (next: (view: LiveMatchView) => LiveMatchView): void => {
    store.setState(next);
    const { snapshot, version } = store.getState();
    // A player approved after the snapshot is named only in a new one.
    if (snapshot !== null && version > namesRequestedAt && lacksNames(snapshot)) {
      namesRequestedAt = version;
      feed.refresh();
    }
  };
  const { epoch, version, namesVersion, consoleSilentSince } = store.getState();
  const feed = createMatchFeed({
    matchId,
    connection,
    ...(epoch === null ? {} : { first: { epoch, version, namesVersion, consoleSilentSince } }),
    onSnapshot: (message) => store.setState((view) => withSnapshot(view, message)),
    onDeltas: (deltas) => change((view) => withDeltas(view, deltas)),
    onMerged: (merged) => change((view) => withMerged(view, merged)),
    onStatus: (status) => store.setState({ status }),
    onViewers: (viewers) => store.setState({ viewers }),
    onFansVotes: (fansVotes) => store.setState({ fansVotes }),
    onConsole: (consoleSilentSince) => store.setState({ consoleSilentSince }),
    onRefused: (refused) => store.setState({ refused }),
  });
  const keepEvents = ({ keepsEvents }: LiveMatchView) => feed.keepEvents(keepsEvents);
  keepEvents(store.getState());
  const unsubscribe = store.subscribe(keepEvents);
  return () => {
    unsubscribe();
    feed.close();
  };
}

export function withSnapshot(
  view: LiveMatchView,
  message: SnapshotMessage,
  language = toLanguage(document.documentElement.lang),
): LiveMatchView {
  const { epoch, version, namesVersion = null } = message;
  // Frames are the same for all languages, so erased names are translated here.
  const snapshot = erasedInside(language, message.snapshot);
  const trail = { base: version, applied: 0, breaks: view.trail.breaks };
  const known = { epoch, version, namesVersion, snapshot, trail };
  return { ...view, ...known, news: [], eventsAfter: version, refused: null, cachedAt: null };
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

export function withMerged(view: LiveMatchView, { from, to, patch }: MergedDeltas): LiveMatchView {
  if (view.snapshot === null || to <= view.version) return view;
  const trail = { ...view.trail };
  if (from <= view.version) trail.applied += to - view.version;
  else trail.breaks += 1;
  const snapshot = { ...view.snapshot, match: applyPatch(view.snapshot.match, patch) };
  return { ...view, version: to, trail, news: [], eventsAfter: to, snapshot, refused: null };
}

function lacksNames({ match, names }: LiveSnapshot): boolean {
  const known = new Set(names.map(({ id }) => id));
  return Object.keys(match.players).some((id) => !known.has(Number(id)));
}
