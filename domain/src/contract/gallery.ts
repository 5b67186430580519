export interface GalleryImage {
  id: number;
  title: string;
  description: string | null;
  filename: string;
  originalFilename: string;
  filePath: string;
  /** Path of one that fills a screen, and of one for a card; of the whole one until they are made. */
  webPath: string;
  thumbnailPath: string;
  width: number;
  height: number;
  mimeType: string;
  fileSize: number;
  uploadedBy: number;
  createdAt: string;
}

export interface GalleryUpload {
  /** One PUT of the file goes here, within a quarter of an hour. */
  uploadURL: string;
}

export interface NewGalleryImage {
  imageURL: string;
  /** Blank: the original file name is the title. */
  title: string;
  description?: string | null;
  originalFilename: string;
  mimeType: string;
  fileSize: number;
}

export const galleryTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;

export const galleryLimits = {
  bytes: 10_485_760,
  /** More than any phone's camera has. */
  pixels: 50_000_000,
  title: 120,
  description: 1_000,
  originalFilename: 200,
} as const;
