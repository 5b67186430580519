const maxAttempts = 5;

/**
 * Repeats an attempt to append while others append to the stream first.
 * @param attempt null where somebody else was first
 * @throws Error where that happens every time
 */
export async function repeatedAppend<Outcome>(
  stream: string,
  attempt: () => Promise<Outcome | null>,
): Promise<Outcome> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const outcome = await attempt();
    if (outcome !== null) return outcome;
  }
  throw new Error(`${stream} is being changed all the time; run the command again`);
}
