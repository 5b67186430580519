import { galleryLimits, galleryTypes, type NewGalleryImage } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsText } from '../../platform/api/fields.js';

const longestUrl = 2_000;

export class NewGalleryImageDto implements NewGalleryImage {
  @ApiProperty({ maxLength: longestUrl })
  @IsString()
  @MinLength(1)
  @MaxLength(longestUrl)
  imageURL!: string;

  @ApiProperty({ maxLength: galleryLimits.title })
  @IsText(galleryLimits.title)
  title!: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: galleryLimits.description })
  @IsOptional()
  @IsText(galleryLimits.description)
  description?: string | null;

  @ApiProperty({ maxLength: 500 })
  @IsString()
  @MinLength(1)
  @MaxLength(500)
  originalFilename!: string;

  @ApiProperty({ enum: galleryTypes })
  @IsIn(galleryTypes)
  mimeType!: string;

  @ApiProperty({ minimum: 1, maximum: galleryLimits.bytes })
  @IsInt()
  @Min(1)
  @Max(galleryLimits.bytes)
  fileSize!: number;
}
