import { defaultNoticeKinds, type NoticeKind, type PushTopic } from '@kolo/domain';
import { noticesKey } from './has-chosen';

/** What this device wants to be notified of; only the device remembers it together with its pages. */
export interface ChosenNotices {
  topics: readonly PushTopic[];
  kinds: readonly NoticeKind[];
}

const none: ChosenNotices = { topics: [], kinds: defaultNoticeKinds };
const listeners = new Set<() => void>();
let chosen: ChosenNotices | null = null;

export function chosenNotices(): ChosenNotices {
  chosen ??= stored();
  return chosen;
}

/** While the server renders, nothing is chosen. */
export const noNotices = (): ChosenNotices => none;

function stored(): ChosenNotices {
  try {
    const value = JSON.parse(localStorage.getItem(noticesKey) ?? 'null') as ChosenNotices | null;
    return Array.isArray(value?.topics) && Array.isArray(value.kinds) ? value : none;
  } catch {
    return none;
  }
}

export function chooseNotices(next: ChosenNotices | null): void {
  chosen = next ?? none;
  try {
    if (next === null) localStorage.removeItem(noticesKey);
    else localStorage.setItem(noticesKey, JSON.stringify(next));
  } catch {
    // Without a storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isTopic =
  ({ kind, id }: PushTopic) =>
  (other: PushTopic): boolean =>
    other.kind === kind && other.id === id;
