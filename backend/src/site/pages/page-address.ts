import { largestId } from '../../platform/api/fields.js';

/** A page that is rendered here; every other one is the application without content. */
export interface RenderedAddress {
  /** Where the page shows one match, which has a version of its own. */
  matchId: number | null;
  /** Only the parameters that the page reads, so that others make no page of their own. */
  search: string;
}

interface Kind {
  shape: RegExp;
  parameters: readonly string[];
  ofMatch?: boolean;
}

const kinds: readonly Kind[] = [
  { shape: /^\/$/, parameters: ['league'] },
  { shape: /^\/live$/, parameters: [] },
  { shape: /^\/live\/([1-9]\d{0,9})$/, parameters: [], ofMatch: true },
  { shape: /^\/league-table$/, parameters: ['league', 'tab'] },
  { shape: /^\/matches$/, parameters: ['league', 'tab', 'round', 'team', 'match'] },
  { shape: /^\/statistics$/, parameters: ['league', 'tab'] },
  { shape: /^\/team\/([1-9]\d{0,9})$/, parameters: ['league', 'tab'] },
  { shape: /^\/embed\/table\/([1-9]\d{0,9})$/, parameters: ['lang', 'theme'] },
  { shape: /^\/embed\/match\/([1-9]\d{0,9})$/, parameters: ['lang', 'theme'], ofMatch: true },
  { shape: /^\/scoreboard\/([1-9]\d{0,9})$/, parameters: [], ofMatch: true },
  { shape: /^\/overlay\/([1-9]\d{0,9})$/, parameters: ['lang', 'theme'], ofMatch: true },
];

const shortValue = /^[\w-]{1,20}$/;

/** Null for a page that is not rendered. */
export function renderedAddress(path: string, search: string): RenderedAddress | null {
  for (const { shape, parameters, ofMatch = false } of kinds) {
    const found = shape.exec(path);
    if (found === null) continue;
    const id = found[1] === undefined ? null : Number(found[1]);
    if (id !== null && id > largestId) return null;
    return { matchId: ofMatch ? id : null, search: known(search, parameters) };
  }
  return null;
}

/** Starts with `?` where anything is known. */
function known(search: string, parameters: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const filtered = new URLSearchParams();
  for (const name of parameters) {
    const value = asked.get(name);
    if (value !== null && shortValue.test(value)) filtered.set(name, value);
  }
  return filtered.size === 0 ? '' : `?${filtered}`;
}
