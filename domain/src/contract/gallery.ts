/** One picture of `GET /api/gallery`, newest first. */
export interface GalleryImage {
  id: number;
  title: string;
  description: string | null;
  filename: string;
  /** What the file was called where it came from. */
  originalFilename: string;
  /** Path of the whole picture. */
  filePath: string;
  /** Path of one that fills a screen, and of one for a card; of the whole one until they are made. */
  webPath: string;
  thumbnailPath: string;
  /** Points of the whole picture. */
  width: number;
  height: number;
  mimeType: string;
  /** Bytes of the whole picture as it is kept. */
  fileSize: number;
  /** Id of the account. */
  uploadedBy: number;
  /** ISO 8601. */
  createdAt: string;
}

/** Answer of `POST /api/gallery/upload-url`. */
export interface GalleryUpload {
  /** One PUT of the file goes here, within a quarter of an hour. */
  uploadURL: string;
}

/** What is sent to `POST /api/gallery` after the file itself. */
export interface NewGalleryImage {
  /** The `uploadURL` to which the file was sent. */
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
