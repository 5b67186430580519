import { pathToFileURL } from 'node:url';

/**
 * Runs in a thread of its own. JavaScript, so that tests start it as the product does.
 *
 * @typedef {{ file: string, seed: import('@kolo/domain').PageSeed, port: import('node:worker_threads').MessagePort }} Task
 * @typedef {{ status: number, body: string }} Answer
 * @typedef {{ template: string, root: string, head: string, data: string }} Rendered
 */

/** @param {Task} task @returns {Promise<Rendered>} */
export async function renderPage({ file, seed, port }) {
  const waiting = /** @type {Map<number, (answer: Answer) => void>} */ (new Map());
  let lastId = 0;
  port.on('message', ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const read = (/** @type {string} */ path) =>
    /** @type {Promise<Answer>} */ (
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        port.postMessage({ kind: 'read', id: lastId, path });
      })
    );
  try {
    const { render } = await import(pathToFileURL(file).href);
    // A slow first import must not end the thread, which would have to begin with it again.
    port.postMessage({ kind: 'begun' });
    const { template, root, head, data } = await render(seed, read);
    return { template, root, head, data: JSON.stringify(data) };
  } finally {
    port.close();
  }
}
