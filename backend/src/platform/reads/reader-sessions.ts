import type { SessionUser } from '@kolo/domain';

/** The part of sessions that hooks for readers need; sessions belong to a wing above. */
export interface ReaderSessions {
  /** Whether one of our nodes made this token; its session may be over. */
  isOurs(token: string | undefined): boolean;
  /** Whether this token of ours opened nothing when it was last looked up. */
  isEnded(token: string): boolean;
  /** Only what this node knows of the last seconds; the session may be open all the same. */
  known(token: string): OpenSession | undefined;
}

export interface OpenSession {
  user: SessionUser;
  /** Not prolonged for a day. */
  nearExpiry: boolean;
  /** Its use was not recorded for some minutes. */
  needsTouch: boolean;
}
