import { randomUUID } from 'node:crypto';
import {
  type GalleryImage,
  galleryLimits,
  type NewGalleryImage,
  type SessionUser,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { mapConstraintErrors } from '../../platform/api/constraints.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { shownName } from '../../platform/api/shown-name.js';
import { isUnavailable } from '../../platform/api/unavailable.js';
import { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';
import { DirectUploadsService } from '../../platform/storage/direct-uploads.service.js';
import { PublicFilesService } from '../../platform/storage/public-files.service.js';
import { GalleryPicture } from './gallery-image.entity.js';
import { viewOf } from './gallery-view.js';
import { namesOf, pictureTypes } from './picture-names.js';
import { PictureSizesService } from './picture-sizes.service.js';
import { sentPicture, writeSafe } from './pictures.js';

type PictureFile = Pick<
  GalleryPicture,
  'filename' | 'mimeType' | 'fileSize' | 'width' | 'height' | 'uploadId'
>;

@Injectable()
export class GalleryWritesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly uploads: DirectUploadsService,
    private readonly files: PublicFilesService,
    private readonly sizes: PictureSizesService,
    private readonly decoder: PictureDecoderService,
    private readonly audit: AuditLogService,
  ) {}

  uploadUrl(): string {
    return this.uploads.newUrl(galleryLimits.bytes);
  }

  /**
   * Stores what was sent: only its own content shows what it is.
   * @throws RefusalError `file.not-sent`, `file.wrong-type`, `file.broken-picture`, `file.too-large`,
   * `gallery.too-many-pixels`, `gallery.upload-used`
   */
  async add(fields: NewGalleryImage, actor: SessionUser): Promise<GalleryImage> {
    const uploadId = this.uploads.idOf(fields.imageURL);
    const file = await this.decoder.inTurn(actor.id, () => this.takeIn(uploadId));
    const picture = await this.insert(fields, file, actor).catch(async (error: unknown) => {
      // When the database did not answer the row may exist: the nightly cleanup decides.
      if (!isUnavailable(error)) await this.files.remove([file.filename]);
      throw error;
    });
    this.sizes.order(picture.id);
    // The picture is saved; the nightly cleanup removes the upload if this fails.
    await this.uploads.discard(uploadId).catch(() => {});
    return viewOf(picture);
  }

  /** @throws RefusalError `gallery.not-found`, `auth.forbidden` unless an administrator or the uploader asks */
  async remove(id: number, actor: SessionUser): Promise<void> {
    const { filename } = await this.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const picture = await manager.findOne(GalleryPicture, { where: { id }, lock });
      if (picture === null) throw RefusalError.of('gallery.not-found');
      if (actor.role !== 'admin' && picture.uploadedBy !== actor.id)
        throw RefusalError.of('auth.forbidden');
      const subject = { type: 'gallery', id, name: picture.title };
      const before = audited(picture);
      await manager.delete(GalleryPicture, { id });
      const entry = { actor, action: 'gallery.delete' as const, subject, before, after: null };
      await this.audit.record(manager, entry);
      return picture;
    });
    // The picture is gone; the nightly cleanup removes its files if this fails.
    await this.files.remove(namesOf(filename)).catch(() => {});
  }

  private takeIn(uploadId: string): Promise<PictureFile> {
    return this.uploads
      .open(uploadId, galleryLimits.bytes, (path) => this.makeSafe(uploadId, path))
      .catch(async (error: unknown) => {
        if (!(error instanceof RefusalError) || error.status >= 500) throw error;
        // A repeat after a lost answer: the upload is gone because it was taken in.
        if (await this.db.manager.existsBy(GalleryPicture, { uploadId }))
          throw RefusalError.of('gallery.upload-used');
        await this.uploads.discard(uploadId);
        throw error;
      });
  }

  private async makeSafe(uploadId: string, path: string): Promise<PictureFile> {
    const picture = await sentPicture(path);
    const filename = `${randomUUID()}.${picture.kind}`;
    const mimeType = pictureTypes[picture.kind] ?? '';
    const { bytes, ...size } = await this.files.make(filename, (target) =>
      writeSafe(this.decoder, picture, target),
    );
    return { uploadId, filename, mimeType, fileSize: bytes, ...size };
  }

  private insert(
    { title, description, ...sent }: NewGalleryImage,
    file: PictureFile,
    actor: SessionUser,
  ): Promise<GalleryPicture> {
    const originalFilename = shownName(sent.originalFilename) || file.filename;
    const writing = this.db.transaction(async (manager) => {
      const picture = await manager.save(
        manager.create(GalleryPicture, {
          ...file,
          title: title.trim() || originalFilename,
          description: description?.trim() || null,
          originalFilename,
          sized: false,
          uploadedBy: actor.id,
        }),
      );
      const subject = { type: 'gallery', id: picture.id, name: picture.title };
      const after = audited(picture);
      const entry = { actor, action: 'gallery.add' as const, subject, before: null, after };
      await this.audit.record(manager, entry);
      return picture;
    });
    return mapConstraintErrors(writing, { gallery_images_upload: 'gallery.upload-used' });
  }
}

const audited = ({ title, description, originalFilename, fileSize }: GalleryPicture) => ({
  title,
  description,
  originalFilename,
  fileSize,
});
