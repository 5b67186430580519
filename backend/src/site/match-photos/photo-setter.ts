import { consoleName } from '@kolo/domain';
import type { AuditRecord } from '../../people/audit/audit-log.service.js';
import type { RequestWithUser } from '../../platform/api/access.decorators.js';
import type { StoredPhoto } from './match-photo.entity.js';

/** Who adds or removes a photo: an account, or a device at the scorer's table with its grant. */
export interface PhotoSetter extends Pick<StoredPhoto, 'userId' | 'grantId'> {
  isAdministrator: boolean;
  actor: AuditRecord['actor'];
}

export function photoSetter({ console: device, sessionUser, party }: RequestWithUser): PhotoSetter {
  const isAdministrator = party?.kind === 'administrator';
  if (device !== undefined)
    return {
      userId: null,
      grantId: device.grantId,
      isAdministrator: false,
      actor: { id: null, device: consoleName(device) },
    };
  if (sessionUser === undefined) throw new Error('The guard admits accounts and devices alone');
  return { userId: sessionUser.id, grantId: null, isAdministrator, actor: sessionUser };
}

/** Whoever set it may, and every administrator. */
export const mayRemove = (
  photo: StoredPhoto,
  { userId, grantId, isAdministrator }: PhotoSetter,
): boolean =>
  isAdministrator || (userId === null ? photo.grantId === grantId : photo.userId === userId);
