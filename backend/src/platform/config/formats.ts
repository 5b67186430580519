import { isIP } from 'node:net';

// Each returns null for a text that is not of its format.

export function urlOf(text: string, protocols: readonly string[]): string | null {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : null;
}

export function originOf(text: string): string | null {
  const origin = urlOf(text, ['http:', 'https:']);
  return origin === null ? null : new URL(origin).origin;
}

export const emailOf = (text: string): string | null =>
  /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : null;

export const phoneOf = (text: string): string | null =>
  /^\+?[\d\s()/-]{5,30}$/.test(text) ? text : null;

/** With a letter, so that an unfinished address is not taken for a name. */
const hostName = /^(?=.*[a-z])[a-z\d]([\w.-]*[a-z\d])?$/i;

export function hostsOf(text: string): string[] | null {
  const hosts = text.split(',').map((one) => one.trim().toLowerCase());
  return hosts.every((host) => hostName.test(host)) ? hosts : null;
}

export function proxiesOf(text: string): string[] | null {
  const proxies = text.split(',').map((one) => one.trim());
  const known = proxies.every((proxy) => {
    if (hostName.test(proxy)) return true;
    const [address = '', bits, ...rest] = proxy.split('/');
    const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    // Number('') is 0, so "10.0.0.0/" would trust every address.
    return rest.length === 0 && /^\d+$/.test(bits ?? '0') && Number(bits ?? 0) <= max;
  });
  return known ? proxies : null;
}

export function portOf(text: string): number | null {
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : null;
}

export const wholeOf =
  (min: number, max: number) =>
  (text: string): number | null => {
    const number = Number(text);
    return /^\d{1,10}$/.test(text) && number >= min && number <= max ? number : null;
  };
