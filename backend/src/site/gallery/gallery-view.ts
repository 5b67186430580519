import type { GalleryImage } from '@kolo/domain';
import type { GalleryPicture } from './gallery-image.entity.js';
import { type PictureSize, picturePath, sizedName } from './picture-names.js';

export function viewOf(picture: GalleryPicture): GalleryImage {
  const { filename, sized } = picture;
  const path = (size: PictureSize): string =>
    picturePath(sized ? sizedName(filename, size) : filename);
  return {
    id: picture.id,
    title: picture.title,
    description: picture.description,
    filename,
    originalFilename: picture.originalFilename,
    filePath: picturePath(filename),
    webPath: path('web'),
    thumbnailPath: path('thumbnail'),
    width: picture.width,
    height: picture.height,
    mimeType: picture.mimeType,
    fileSize: picture.fileSize,
    uploadedBy: picture.uploadedBy,
    createdAt: picture.createdAt.toISOString(),
  };
}
