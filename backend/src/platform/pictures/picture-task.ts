type Format =
  | { make: 'jpg' | 'png' }
  /** `crop` fills the size, the others stay inside it. */
  | { make: 'crop' | 'logo' | 'photo'; width: number; height: number };

/** Re-encodes one picture: upright, in the web's colours, without any metadata of its file. */
export type PictureTask = Format & { path: string; target: string; maxPixels: number };

export interface MadePicture {
  width: number;
  height: number;
  bytes: number;
}

export type PictureResult = MadePicture | { error: 'broken' | 'no-space' | 'too-many-pixels' };
