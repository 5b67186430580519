import type { GalleryImage, GalleryUpload, SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  StreamableFile,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { NewGalleryImageDto } from './gallery.dto.js';
import { GalleryService } from './gallery.service.js';
import { GalleryWritesService } from './gallery-writes.service.js';
import { pictureTypes } from './picture-names.js';

@ApiTags('Gallery')
@Controller('api/gallery')
export class GalleryController {
  constructor(
    private readonly gallery: GalleryService,
    private readonly writes: GalleryWritesService,
  ) {}

  @ApiOperation({ summary: 'All pictures' })
  @Get()
  @CachedResponse()
  @Public()
  all(): Promise<GalleryImage[]> {
    return this.gallery.all();
  }

  @ApiOperation({ summary: 'The file of a picture' })
  @Get('images/:name')
  @Public()
  @FileAnswer('immutable', Object.values(pictureTypes))
  @Refuses('file.no-space', 'gallery.not-found')
  async image(@Param('name') name: string): Promise<StreamableFile> {
    const { content, bytes, type } = await this.gallery.file(name);
    const disposition = `inline; filename="${name}"`;
    return new StreamableFile(content, { type, length: bytes, disposition });
  }

  @ApiOperation({ summary: 'A path to send a picture to' })
  @Post('upload-url')
  @Roles('admin')
  uploadUrl(): GalleryUpload {
    return { uploadURL: this.writes.uploadUrl() };
  }

  @ApiOperation({ summary: 'Add a picture that was sent' })
  @Post()
  @Roles('admin')
  @Refuses(
    'file.broken-picture',
    'file.no-space',
    'file.not-sent',
    'file.too-large',
    'file.wrong-type',
    'gallery.too-many-pixels',
    'gallery.upload-used',
  )
  add(@Body() body: NewGalleryImageDto, @CurrentUser() actor: SessionUser): Promise<GalleryImage> {
    return this.writes.add(body, actor);
  }

  @ApiOperation({ summary: 'Delete a picture' })
  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  @Refuses('auth.forbidden', 'file.no-space', 'gallery.not-found')
  remove(@Param('id', IdPipe) id: number, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.writes.remove(id, actor);
  }
}
