/** The smaller ones that are made of a picture, by the longest edge of each. */
export const pictureSizes = { web: 1_920, thumbnail: 720 } as const;

export type PictureSize = keyof typeof pictureSizes;

/** `{uuid}.jpg` → `{uuid}-web.webp` */
export const sizedName = (filename: string, size: PictureSize): string =>
  `${stemOf(filename)}-${size}.webp`;

/** All that may lie under a picture: itself and its smaller ones. */
export const namesOf = (filename: string): string[] => [
  filename,
  sizedName(filename, 'web'),
  sizedName(filename, 'thumbnail'),
];

/** `{uuid}-web.webp` → `{uuid}`: what a picture and its smaller ones have in common. */
export const stemOf = (name: string): string => name.slice(0, 36);

/** By which types pictures are served, and no other. */
export const pictureTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Where a browser finds a public picture. */
export const picturePath = (name: string): string => `/api/gallery/images/${name}`;
