/** The largest allowed picture takes some seconds. */
export const pictureLimits = { decodeMs: 30_000 };
