import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Watchers } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { MatchPhotosService } from './match-photos.service.js';

@ApiTags('Gallery')
@Controller('api/match-photos')
export class PhotoFilesController {
  constructor(private readonly photos: MatchPhotosService) {}

  @ApiOperation({ summary: 'The file of a match’s photo' })
  @Get(':name')
  @Watchers()
  @FileAnswer('watchers', ['image/jpeg'])
  @Refuses('file.no-space', 'photo.not-found')
  async file(@Param('name') name: string): Promise<StreamableFile> {
    const { content, type, bytes } = await this.photos.file(name);
    const disposition = 'inline; filename="photo.jpg"';
    return new StreamableFile(content, { type, length: bytes, disposition });
  }
}
