/** How long a counter of attempts counts. */
const windowMs = 15 * 60_000;

/** A refusal names the time left on the counter, however long the machine took until then. */
export async function expectRetryAfter(
  since: Date | undefined,
  refuse: () => Promise<{ headers: Headers }>,
): Promise<void> {
  const end = (since?.getTime() ?? Number.NaN) + windowMs;
  const max = Math.ceil((end - Date.now()) / 1_000);
  const { headers } = await refuse();
  const retryAfter = Number(headers.get('retry-after'));
  expect(retryAfter).toBeLessThanOrEqual(max);
  expect(retryAfter).toBeGreaterThanOrEqual(Math.floor((end - Date.now()) / 1_000));
}
