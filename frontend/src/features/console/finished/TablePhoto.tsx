import type { ReactElement } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { asConsole } from '@/features/console/sign-off/use-known-sign-off';
import { MatchPhotoCard } from '@/shared/match-photo/MatchPhotoCard';

/** The photo of the match, taken at the table with the camera of its device. */
export function TablePhoto({ matchId }: { matchId: number }): ReactElement | null {
  const access = useConsoleAccess();
  return access.practice ? null : <MatchPhotoCard matchId={matchId} headers={asConsole(access)} />;
}
