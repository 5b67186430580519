import type { MatchPhotoRights, MatchPhotoView } from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, Param, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  MatchParties,
  type RequestWithUser,
  Watchers,
} from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { TakesForm } from '../../platform/http/multipart-body.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { UploadsService } from '../../platform/storage/uploads.service.js';
import { MatchPhotoWritesService, photoOptions } from './match-photo-writes.service.js';
import { MatchPhotosService } from './match-photos.service.js';
import { photoSetter } from './photo-setter.js';

/** One photo of a match, as public as the match's live page. */
@ApiTags('Gallery')
@Controller('api/matches/:id/photo')
export class MatchPhotosController {
  constructor(
    private readonly photos: MatchPhotosService,
    private readonly writes: MatchPhotoWritesService,
    private readonly uploads: UploadsService,
  ) {}

  @ApiOperation({ summary: 'The photo of a match' })
  @Get()
  @CachedResponse()
  @Watchers()
  @Refuses('match.not-found')
  view(@Param('id', IdPipe) id: number): Promise<MatchPhotoView> {
    return this.photos.view(id);
  }

  @ApiOperation({ summary: 'Whether the caller may remove the photo of a match' })
  @Get('rights')
  @MatchParties({ devices: true })
  @Refuses('match.not-found')
  rights(
    @Param('id', IdPipe) id: number,
    @Req() request: RequestWithUser,
  ): Promise<MatchPhotoRights> {
    return this.photos.rights(id, photoSetter(request));
  }

  @ApiOperation({ summary: 'Send the photo of a match' })
  @Put()
  @MatchParties({ devices: true })
  @TakesForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { photo: { type: 'string', format: 'binary' } },
      required: ['photo'],
    },
  })
  @Refuses(
    'auth.required',
    'file.broken-picture',
    'file.no-space',
    'file.too-large',
    'file.wrong-type',
    'gallery.too-many-pixels',
    'match.not-found',
  )
  set(@Param('id', IdPipe) id: number, @Req() request: RequestWithUser): Promise<MatchPhotoView> {
    return this.uploads.take(request, photoOptions, ({ file }) =>
      this.writes.set(id, file, photoSetter(request)),
    );
  }

  @ApiOperation({ summary: 'Remove the photo of a match' })
  @Delete()
  @MatchParties({ devices: true })
  @HttpCode(204)
  @Refuses('file.no-space', 'match.not-found', 'photo.not-found', 'photo.not-yours')
  remove(@Param('id', IdPipe) id: number, @Req() request: RequestWithUser): Promise<void> {
    return this.writes.remove(id, photoSetter(request));
  }
}
