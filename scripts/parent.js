import { readFileSync } from 'node:fs';

const everyMs = 500;

/**
 * When npm, its shell, or the process that handed over to a newer Node dies without a signal, this
 * process would keep the port and the data folder.
 */
export function stopWithParent() {
  const { npm_lifecycle_event, KOLO_MACHINE_NODE } = process.env;
  if (npm_lifecycle_event === undefined && KOLO_MACHINE_NODE === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}

/** Systems without /proc give null. */
function parentOf(/** @type {number} */ pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
