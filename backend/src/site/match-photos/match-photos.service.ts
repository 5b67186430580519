import type { MatchPhoto, MatchPhotoRights, MatchPhotoView } from '@kolo/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  PrivateFilesService,
  type StoredFile,
} from '../../platform/storage/private-files.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { StoredPhoto } from './match-photo.entity.js';
import { mayRemove, type PhotoSetter } from './photo-setter.js';

@Injectable()
export class MatchPhotosService implements OnModuleInit {
  constructor(
    @InjectRepository(StoredPhoto) private readonly photos: Repository<StoredPhoto>,
    private readonly matches: MatchReadsService,
    private readonly files: PrivateFilesService,
    private readonly orphans: OrphansService,
    private readonly jobs: JobsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Replaced photos and those of deleted matches are collected as orphans. */
  onModuleInit(): void {
    this.orphans.ownedBy(async (names) =>
      (await this.photos.findBy({ file: In(names) })).map(({ file }) => file),
    );
    this.jobs.nightly('forget-match-photos', '5 4 * * *', () => this.forgetDeleted());
  }

  /** @throws RefusalError `match.not-found` */
  view(matchId: number): Promise<MatchPhotoView> {
    return this.shared.answer(
      `photo of match ${matchId}`,
      async () => {
        await this.ensureMatch(matchId);
        return { photo: await this.of(matchId) };
      },
      'running',
    );
  }

  /** @throws RefusalError `match.not-found` */
  async rights(matchId: number, caller: PhotoSetter): Promise<MatchPhotoRights> {
    await this.ensureMatch(matchId);
    const photo = await this.photos.findOneBy({ matchId });
    return { mayRemove: photo !== null && mayRemove(photo, caller) };
  }

  private async ensureMatch(matchId: number): Promise<void> {
    const [match] = await this.matches.byIds([matchId]);
    if (match === undefined) throw RefusalError.of('match.not-found');
  }

  /** Without asking whether there is such a match. */
  async of(matchId: number): Promise<MatchPhoto | null> {
    const photo = await this.photos.findOneBy({ matchId });
    return photo === null ? null : photoOf(photo);
  }

  /** @throws RefusalError `photo.not-found`: no other file can be read by its name */
  async file(name: string): Promise<StoredFile> {
    const photo = await this.photos.findOneBy({ file: name });
    const [match] = photo === null ? [] : await this.matches.byIds([photo.matchId]);
    const file = match === undefined ? null : await this.files.read(name);
    if (file === null) throw RefusalError.of('photo.not-found');
    return file;
  }

  async forgetDeleted(): Promise<void> {
    await this.photos.query(
      'DELETE FROM match_photos p WHERE NOT EXISTS (SELECT FROM matches m WHERE m.id = p.match_id)',
    );
  }
}

export const photoOf = ({ file, width, height }: StoredPhoto): MatchPhoto => ({
  url: `/api/match-photos/${file}`,
  width,
  height,
});
