import { cleanLine, type OwnPlayerView } from '@kolo/domain';
import { type UploadOptions, upload } from '@/shared/api';

export interface NewPlayer {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  document: File | null;
}

export const sendPlayer = (
  teamId: number,
  player: NewPlayer,
  options: UploadOptions,
): Promise<OwnPlayerView> => upload('/api/players', formOf(player, teamId), options);

/** The texts precede the file, so that the server has them when the file arrives. */
function formOf({ firstName, lastName, jerseyNumber, document }: NewPlayer, teamId: number) {
  const form = new FormData();
  form.set('firstName', cleanLine(firstName));
  form.set('lastName', cleanLine(lastName));
  form.set('jerseyNumber', String(jerseyNumber));
  form.set('teamId', String(teamId));
  if (document !== null) form.set('employmentDocument', document);
  return form;
}
