/**
 * Saves one after the other; requests that wait share one save of the latest state. A browser without storage
 * only loses the reload without a network.
 * @returns asks for a save; resolves when everything known at the call is on disk
 */
export function createSaveQueue(save: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waits = false;
  return () => {
    if (waits) return last;
    waits = true;
    last = last.then(() => {
      waits = false;
      return save().catch(() => {});
    });
    return last;
  };
}
