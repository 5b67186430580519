/** What one socket, one network and all together may ask of a node. */
export const socketLimits = {
  /** Of `watch` and `watchBoard`: a second, and at once. */
  watch: { perSecond: 5, burst: 20 },
  other: { perSecond: 5, burst: 20 },
  /** Everything that arrives, also what is no message of ours. */
  packets: { perSecond: 40, burst: 80 },
  /** So many refusals within this time end the connection. */
  strikes: { max: 3, withinMs: 10_000 },
  watches: 20,
  /** Packets that wait because nobody reads them; one for every question that may be open is not too many. */
  unread: 24,
} as const;

/** One network may be a hall full of phones that all come back at once. */
export const networkLimits = {
  /** Its sockets, and how many while the node is crowded. */
  sockets: 600,
  socketsWhenCrowded: 50,
  connects: { perSecond: 40, burst: 600 },
  /** Accepted and not yet in the namespace. */
  unfinished: 4,
} as const;

export const handshakeLimits = {
  /** Of all networks: more than many hostile ones fill. */
  unfinished: 256,
  /** From the upgrade to the first packet. */
  finishMs: 1_500,
  /** Accepting a socket takes the loop a good half millisecond: the rest belongs to taps and watchers. */
  accepts: { perSecond: 900, burst: 100 },
  /** In line for that; beyond it the longest line's last is asked to come back. */
  waiting: 2_000,
  /** With so many sockets the node is crowded. */
  crowded: 10_000,
  retryAfterSeconds: 2,
} as const;

/** How spectators are asked to leave before a shutdown: spread so that another node can take them in. */
export const drainLimits = {
  minWindowMs: 2_000,
  maxWindowMs: 20_000,
  viewersPerSecond: 600,
} as const;
