const everyMs = 2_000;
const slowestMs = 10_000;
const answerWithinMs = 10_000;

/**
 * Asks every 2 s where no socket gets through, less often while the server does not answer, and not
 * at all while nobody sees the page.
 * @param ask whether the server answered
 */
export function pollRounds(
  ask: (signal: AbortSignal) => Promise<boolean>,
  onFailed: () => void,
): () => void {
  const stopped = new AbortController();
  let delay = everyMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  const round = async (): Promise<void> => {
    isPaused = document.visibilityState === 'hidden';
    if (isPaused) return;
    const answered = await inTime(ask, stopped.signal);
    if (stopped.signal.aborted) return;
    if (!answered) onFailed();
    delay = answered ? everyMs : Math.min(slowestMs, delay * 2);
    timer = setTimeout(() => void round(), delay * (0.75 + Math.random() / 2));
  };
  const wake = (): void => {
    if (isPaused) void round();
  };
  document.addEventListener('visibilitychange', wake);
  void round();
  return () => {
    document.removeEventListener('visibilitychange', wake);
    stopped.abort();
    clearTimeout(timer);
  };
}

/** A proxy may hold a request for ever. */
async function inTime(
  ask: (signal: AbortSignal) => Promise<boolean>,
  stopped: AbortSignal,
): Promise<boolean> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const timer = setTimeout(end, answerWithinMs);
  stopped.addEventListener('abort', end);
  try {
    return await ask(ended.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', end);
  }
}
