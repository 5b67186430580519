/** The one photo of a match, as everybody sees it. */
export interface MatchPhoto {
  url: string;
  width: number;
  height: number;
}

/** `GET /api/matches/{id}/photo` */
export interface MatchPhotoView {
  /** Null for a match without one. */
  photo: MatchPhoto | null;
}

/** `GET /api/matches/{id}/photo/rights`, of whoever asks. */
export interface MatchPhotoRights {
  mayRemove: boolean;
}

export const photoKinds = ['jpg', 'png'] as const;
/** `edge`: of the photo that is stored, at most. */
export const photoLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, edge: 1_600 } as const;
