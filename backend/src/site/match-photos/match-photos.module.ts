import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { MatchesModule } from '../../season/matches/matches.module.js';
import { StoredPhoto } from './match-photo.entity.js';
import { MatchPhotoWritesService } from './match-photo-writes.service.js';
import { MatchPhotosController } from './match-photos.controller.js';
import { MatchPhotosService } from './match-photos.service.js';
import { PhotoCropsService } from './photo-crops.service.js';
import { PhotoFilesController } from './photo-files.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([StoredPhoto]),
    AuditModule,
    AuthModule,
    MatchesModule,
    PicturesModule,
    QueueModule,
    StorageModule,
  ],
  controllers: [MatchPhotosController, PhotoFilesController],
  providers: [MatchPhotosService, MatchPhotoWritesService, PhotoCropsService],
  exports: [MatchPhotosService, PhotoCropsService],
})
export class MatchPhotosModule {}
