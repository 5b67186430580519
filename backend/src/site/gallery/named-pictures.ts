import type { EntityManager } from 'typeorm';
import { namesOf } from './picture-names.js';

interface Captioned {
  id: number;
  filename: string;
  caption: string[];
}

/** Pictures whose caption or original file name mentions somebody. Raw SQL: command lines know no entities. */
export interface NamedPictures {
  ids: number[];
  /** Storage keys of all their files. */
  files: string[];
}

export async function namedPictures(
  manager: EntityManager,
  names: (caption: string[]) => boolean,
): Promise<NamedPictures> {
  const all = await manager.query<Captioned[]>(
    `SELECT id, filename, ARRAY[title, coalesce(description, ''), original_filename] AS caption
     FROM gallery_images`,
  );
  const named = all.filter(({ caption }) => names(caption));
  return {
    ids: named.map(({ id }) => id),
    files: named.flatMap(({ filename }) => namesOf(filename).map((name) => `public/${name}`)),
  };
}

export async function deletePictures(manager: EntityManager, ids: number[]): Promise<void> {
  await manager.query('DELETE FROM gallery_images WHERE id = ANY ($1)', [ids]);
}
