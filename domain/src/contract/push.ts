/** What a device may be notified of. */
export const noticeKinds = [
  'soon',
  'started',
  'goal',
  'half',
  'final',
  'moved',
  'incomplete',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const defaultNoticeKinds: readonly NoticeKind[] = ['goal', 'final', 'moved'];

export const pushTopicKinds = ['team', 'match', 'league'] as const;
export type PushTopicKind = (typeof pushTopicKinds)[number];

export interface PushTopic {
  kind: PushTopicKind;
  id: number;
}

/** `GET /api/push/key`: the public half of the site's VAPID key. */
export interface PushKey {
  key: string;
}

/** As the browser gives them out. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** `POST /api/push/subscriptions`, without an account; it replaces what the same endpoint had before. */
export interface PushSubscriptionRequest {
  endpoint: string;
  keys: PushKeys;
  topics: PushTopic[];
  language: 'hr' | 'en';
  /** Goals, finals and moved matches where it is left out. */
  kinds?: NoticeKind[];
}

/** What is stored. */
export interface PushSubscriptionView {
  topics: PushTopic[];
  kinds: NoticeKind[];
}

/** `DELETE /api/push/subscriptions`. */
export interface PushUnsubscribeRequest {
  endpoint: string;
}

export const pushLimits = {
  endpoint: 1_000,
  topics: 50,
  /** To one device on one day in Zagreb. */
  perDay: 20,
  /** Ends a subscription that nothing was delivered to. */
  failures: 8,
} as const;
