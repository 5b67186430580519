import { zagrebWallTime } from '@kolo/domain';

/** `Pravila.PDF` → `pdf`; empty where a name has no ending. */
export function endingOf(name: string): string {
  return /.\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** By the day of publication in Zagreb. */
export const downloadName = (published: Date, ending: string): string =>
  `pravila-lige-${zagrebWallTime(published.getTime()).day}.${ending}`;
