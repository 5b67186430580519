const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** Escaped or not, these are the same address (RFC 3986, 6.2.2.2). */
const unreserved = /^[\w.~-]$/;

/**
 * The address in its one spelling, before anything looks at it: what the router finds under another one would
 * otherwise pass the limits and queues that know this one.
 */
export function requestTarget(target: string): string {
  if (target === '*') return target;
  const relative = target.replace(absoluteForm, '');
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? [];
  return `/${path}`.replace(/%[2-7][\da-f]/gi, unescaped).replace(/\/{2,}/g, '/') + search;
}

function unescaped(escaped: string): string {
  const one = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return unreserved.test(one) ? one : escaped;
}
