/** The longest edge of each smaller version. */
export const pictureSizes = { web: 1_920, thumbnail: 720 } as const;

export type PictureSize = keyof typeof pictureSizes;

/** `{uuid}.jpg` → `{uuid}-web.webp` */
export const sizedName = (filename: string, size: PictureSize): string =>
  `${stemOf(filename)}-${size}.webp`;

/** The picture and its smaller versions. */
export const namesOf = (filename: string): string[] => [
  filename,
  sizedName(filename, 'web'),
  sizedName(filename, 'thumbnail'),
];

/** `{uuid}-web.webp` → `{uuid}`: what a picture and its smaller ones have in common. */
export const stemOf = (name: string): string => name.slice(0, 36);

export const pictureTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

export const picturePath = (name: string): string => `/api/gallery/images/${name}`;
