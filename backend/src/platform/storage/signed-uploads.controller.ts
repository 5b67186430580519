import { Readable } from 'node:stream';
import { Controller, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../api/access.decorators.js';
import { RefusalError } from '../api/refusal.error.js';
import { Refuses } from '../api/refuses.decorator.js';
import { TakesStream } from '../http/stream-body.js';
import { SignedUploadDto } from './signed-upload.dto.js';
import { SignedUploadsService } from './signed-uploads.service.js';
import { uploadFailure } from './upload-failure.js';

@ApiTags('Files')
@Controller('api/uploads')
export class SignedUploadsController {
  constructor(private readonly uploads: SignedUploadsService) {}

  /** The signed path itself is the permission. */
  @ApiOperation({ summary: 'Send a file to a signed path' })
  @Put(':id')
  @ApiConsumes('application/octet-stream', 'image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Public()
  @TakesStream()
  @HttpCode(204)
  @Refuses('file.link-invalid', 'file.no-space', 'file.too-large')
  async receive(
    @Param('id') id: string,
    @Query() { max, expires, signature }: SignedUploadDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { body } = request;
    if (!(body instanceof Readable)) throw RefusalError.of('request.invalid');
    try {
      if (Number(request.headers['content-length'] ?? 0) > max)
        throw RefusalError.of('file.too-large');
      await this.uploads.receive({ key: `uploads/${id}`, maxBytes: max, expires, signature }, body);
    } catch (error) {
      throw uploadFailure(error, request.raw);
    } finally {
      request.raw.unpipe();
      request.raw.resume();
    }
  }
}
