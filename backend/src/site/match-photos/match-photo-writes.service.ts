import { type MatchPhotoView, photoKinds, photoLimits } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';
import type { MadePicture } from '../../platform/pictures/picture-task.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import type { SentFile } from '../../platform/storage/uploads.service.js';
import { StoredPhoto } from './match-photo.entity.js';
import { photoOf } from './match-photos.service.js';
import { mayRemove, type PhotoSetter } from './photo-setter.js';

const storedOptions = { kinds: ['jpg'], maxBytes: photoLimits.bytes } as const;

@Injectable()
export class MatchPhotoWritesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly files: PrivateFilesService,
    private readonly decoder: PictureDecoderService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Re-encodes the photo, without the place and camera that its file names; it takes the place of an earlier one.
   * @throws RefusalError `request.invalid` without a file, `file.broken-picture`, `gallery.too-many-pixels`,
   * `match.not-found`
   */
  async set(matchId: number, sent: SentFile | null, setter: PhotoSetter): Promise<MatchPhotoView> {
    if (sent === null) throw RefusalError.of('request.invalid', 'photo');
    const sender = setter.userId ?? `grant ${setter.grantId}`;
    const { photo, size } = await this.decoder.inTurn(sender, () => this.remake(sent));
    const { userId, grantId } = setter;
    const stored = { matchId, file: photo.name, ...size, userId, grantId };
    try {
      await this.files.keep(photo, () => this.change(matchId, stored, setter));
    } finally {
      await this.files.discard(photo);
    }
    return { photo: photoOf(stored) };
  }

  /** @throws RefusalError `match.not-found`, `photo.not-found`, `photo.not-yours` */
  remove(matchId: number, setter: PhotoSetter): Promise<void> {
    return this.change(matchId, null, setter);
  }

  private async remake(sent: SentFile) {
    const made: MadePicture[] = [];
    const photo = await this.files.remake(
      sent,
      async (path, target) => void made.push(await this.write(path, target)),
      storedOptions,
    );
    const [{ width, height } = { width: 0, height: 0 }] = made;
    return { photo, size: { width, height } };
  }

  private async write(path: string, target: string): Promise<MadePicture> {
    const { edge, pixels: maxPixels } = photoLimits;
    const size = { width: edge, height: edge };
    const made = await this.decoder.decode({ make: 'photo', ...size, path, target, maxPixels });
    if (!('error' in made)) return made;
    throw RefusalError.of(
      made.error === 'too-many-pixels' ? 'gallery.too-many-pixels' : 'file.broken-picture',
    );
  }

  private async change(
    matchId: number,
    photo: StoredPhoto | null,
    setter: PhotoSetter,
  ): Promise<void> {
    const before = await this.db.transaction(async (manager) => {
      await lockMatch(manager, matchId);
      const earlier = await manager.findOneBy(StoredPhoto, { matchId });
      if (photo === null) {
        ensureMayRemove(earlier, setter);
        await manager.delete(StoredPhoto, { matchId });
      } else await manager.upsert(StoredPhoto, photo, ['matchId']);
      await this.audit.record(manager, {
        actor: setter.actor,
        action: 'match.photo',
        subject: { type: 'match', id: matchId, name: '' },
        before: { photo: earlier && photoOf(earlier).url },
        after: { photo: photo && photoOf(photo).url },
      });
      return earlier;
    });
    // The photo is no longer shown; the nightly cleanup removes its file if this fails.
    if (before !== null) await this.files.remove(before.file).catch(() => {});
  }
}

/** One change of a match's photo at a time. @throws RefusalError `match.not-found` */
async function lockMatch(manager: EntityManager, matchId: number): Promise<void> {
  const found = await manager.query<unknown[]>(
    `SELECT pg_advisory_xact_lock(hashtext('photo of a match'), id) FROM matches WHERE id = $1`,
    [matchId],
  );
  if (found.length === 0) throw RefusalError.of('match.not-found');
}

/** @throws RefusalError `photo.not-found`, `photo.not-yours` */
function ensureMayRemove(photo: StoredPhoto | null, setter: PhotoSetter): void {
  if (photo === null) throw RefusalError.of('photo.not-found');
  if (!mayRemove(photo, setter)) throw RefusalError.of('photo.not-yours');
}

export const photoOptions = {
  fileField: 'photo',
  kinds: photoKinds,
  maxBytes: photoLimits.bytes,
} as const;
