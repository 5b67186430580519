const stepMs = 500;

/** Lets time pass in small steps, between which answers arrive. */
export async function settle(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms % stepMs);
  for (let passed = stepMs; passed <= ms; passed += stepMs)
    await jest.advanceTimersByTimeAsync(stepMs);
}
