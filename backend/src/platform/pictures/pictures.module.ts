import { Module } from '@nestjs/common';
import { PictureDecoderService } from './picture-decoder.service.js';

@Module({ providers: [PictureDecoderService], exports: [PictureDecoderService] })
export class PicturesModule {}
