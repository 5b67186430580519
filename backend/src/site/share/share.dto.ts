import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { InDigits, IsId, MayBeLeftOut } from '../../platform/api/fields.js';
import { type Language, languages } from '../../platform/api/language.js';
import { type StoryShape, storyShapes } from './story.js';

export class PictureQuery {
  @ApiPropertyOptional({ enum: languages })
  @IsOptional()
  @IsIn(languages)
  lang?: Language;

  /** The version that the page named. */
  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(40)
  v?: string;
}

export class StoryQuery extends PictureQuery {
  /** Upright for stories, or with equal sides. */
  @ApiPropertyOptional({ enum: storyShapes })
  @IsOptional()
  @IsIn(storyShapes)
  shape?: StoryShape;
}

export class MatchStoryQuery extends StoryQuery {
  /** The scorer. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @InDigits()
  @IsId()
  playerId?: number;
}
