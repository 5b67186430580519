const maxAttempts = 5;

/** Attempts again while what an attempt had read was changed by another before it wrote. */
export async function whileOvertaken<Result>(
  isOvertaken: (error: unknown) => boolean,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let n = 1; ; n += 1)
    try {
      return await attempt();
    } catch (error) {
      if (n === maxAttempts || !isOvertaken(error)) throw error;
    }
}
