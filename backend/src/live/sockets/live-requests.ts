import {
  isRecord,
  type LiveRefused,
  type RefusalCode,
  refusalMessage,
  type WatchBoardRequest,
  type WatchRequest,
} from '@kolo/domain';
import { isId } from '../../platform/api/fields.js';
import type { Language } from '../../platform/api/language.js';

const longestEpoch = 100;
const maxReports = 64;

/** Null for anything but a valid request. */
export function watchRequest(value: unknown): WatchRequest | null {
  if (!isRecord(value) || !isId(value.matchId)) return null;
  const { matchId, since, epoch, merged, console } = value;
  const request: WatchRequest = { matchId };
  if (since !== undefined && since !== null) {
    if (!isVersion(since)) return null;
    request.since = since;
  }
  if (epoch !== undefined && epoch !== null) {
    if (typeof epoch !== 'string' || epoch.length > longestEpoch) return null;
    request.epoch = epoch;
  }
  if (merged !== undefined && merged !== null) {
    if (typeof merged !== 'boolean') return null;
    request.merged = merged;
  }
  if (console !== undefined && console !== null) {
    if (typeof console !== 'boolean') return null;
    request.console = console;
  }
  return request;
}

export function watchBoardRequest(value: unknown): WatchBoardRequest | null {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) return null;
  const { leagueId } = value;
  if (leagueId === undefined || leagueId === null) return {};
  return isId(leagueId) ? { leagueId } : null;
}

export function unwatchRequest(value: unknown): number | null {
  return isRecord(value) && isId(value.matchId) ? value.matchId : null;
}

/** Skips anything that is not a version. */
export function seenReport(value: unknown): [matchId: number, version: number][] {
  if (!isRecord(value)) return [];
  const reports: [number, number][] = [];
  for (const key of Object.keys(value).slice(0, maxReports)) {
    const matchId = Number(key);
    const version = value[key];
    if (isId(matchId) && isVersion(version)) reports.push([matchId, version]);
  }
  return reports;
}

export function refused(error: RefusalCode, language: Language): LiveRefused {
  return { ok: false, error, message: refusalMessage({ code: error }, language) };
}

const isVersion = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
