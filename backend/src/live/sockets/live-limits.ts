export const socketLimits = {
  watch: { perSecond: 5, burst: 20 },
  other: { perSecond: 5, burst: 20 },
  packets: { perSecond: 40, burst: 80 },
  strikes: { max: 3, withinMs: 10_000 },
  watches: 20,
  /** As many unread answers as there may be open requests are not too many. */
  unread: 24,
} as const;

/** A network may be a hall full of phones that all come back at once. */
export const networkLimits = {
  sockets: 600,
  socketsWhenCrowded: 50,
  connects: { perSecond: 40, burst: 600 },
  unfinished: 4,
} as const;

export const handshakeLimits = {
  unfinished: 256,
  finishMs: 1_500,
  /** Accepting a socket takes half a millisecond; the rest belongs to taps and watchers. */
  accepts: { perSecond: 900, burst: 100 },
  waiting: 2_000,
  /** From this many sockets on, each network may have fewer. */
  crowded: 10_000,
  retryAfterSeconds: 2,
} as const;

/** Spread, so that another node can take the spectators in. */
export const drainLimits = {
  minWindowMs: 2_000,
  maxWindowMs: 20_000,
  viewersPerSecond: 600,
} as const;
