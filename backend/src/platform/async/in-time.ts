/** Resolves like the answer, or to the result of `late` if it takes longer. */
export function inTime<T>(answer: Promise<T>, withinMs: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, withinMs).unref();
  });
  return Promise.race([answer, time.then(late)]).finally(() => clearTimeout(timer));
}
