export interface GalleryImage {
  id: number;
  title: string;
  description: string | null;
  filename: string;
  originalFilename: string;
  /** @examples ["/api/gallery/images/5b0c3c1a.jpg"] */
  filePath: string;
  /** The paths for a full screen and for a card; the original's path until these are made. */
  webPath: string;
  thumbnailPath: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  uploadedBy: number;
  createdAt: string;
}

export interface GalleryUpload {
  /** The file is sent here in one PUT within a quarter of an hour. */
  uploadURL: string;
}

export interface NewGalleryImage {
  imageURL: string;
  /** If it is blank, the original file name becomes the title. */
  title: string;
  description?: string | null;
  originalFilename: string;
  mimeType: string;
  fileSize: number;
}

export const galleryTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;

export const galleryLimits = {
  bytes: 10_485_760,
  pixels: 50_000_000,
  title: 120,
  description: 1_000,
  originalFilename: 200,
} as const;
