import type { Invitation } from './use-predictions';

/** Reads `?join=12-ABC…` of a link; null for anything else. */
export function invitationOf(search: URLSearchParams): Invitation | null {
  const [, id, code] = /^(\d{1,10})-([0-9A-Za-z]{12})$/.exec(search.get('join') ?? '') ?? [];
  return id === undefined || code === undefined ? null : { id: Number(id), code };
}
