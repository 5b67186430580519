import {
  type CommentaryKind,
  type CommentaryLanguage,
  commentaryKinds,
  commentaryLanguages,
  commentaryLimits,
  type EditCommentaryRequest,
  type RegenerateCommentaryRequest,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { InDigits, IsId, MayBeLeftOut } from '../../platform/api/fields.js';

export class CommentaryParamsDto {
  @ApiProperty()
  @InDigits()
  @IsId()
  id!: number;

  @ApiProperty({ enum: commentaryKinds })
  @IsIn(commentaryKinds)
  kind!: CommentaryKind;

  @ApiProperty({ enum: commentaryLanguages })
  @IsIn(commentaryLanguages)
  language!: CommentaryLanguage;
}

export class RegenerateCommentaryDto implements RegenerateCommentaryRequest {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: commentaryLimits.text })
  @IsOptional()
  @IsString()
  @MaxLength(commentaryLimits.text)
  insteadOf?: string | null;
}

export class EditCommentaryDto extends RegenerateCommentaryDto implements EditCommentaryRequest {
  @ApiPropertyOptional({ maxLength: commentaryLimits.text })
  @MayBeLeftOut()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MinLength(1)
  @MaxLength(commentaryLimits.text)
  text?: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  hidden?: boolean;
}
