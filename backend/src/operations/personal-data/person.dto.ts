import {
  type ErasePersonRequest,
  type ExportPersonRequest,
  peopleLimits,
  personKeyPattern,
} from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, Length, Matches } from 'class-validator';
import { IsId, IsText, MayBeLeftOut } from '../../platform/api/fields.js';

export class PersonParamsDto {
  @ApiProperty({ example: 'player-12' })
  @Matches(personKeyPattern)
  key!: string;
}

export class PeopleQueryDto {
  @ApiProperty({ minLength: peopleLimits.search.min, maxLength: peopleLimits.search.max })
  @IsText(peopleLimits.search.max)
  @Length(peopleLimits.search.min, peopleLimits.search.max)
  search!: string;
}

export class ExportPersonDto implements ExportPersonRequest {
  @ApiPropertyOptional({ type: [Number], maxItems: peopleLimits.found })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(peopleLimits.found)
  @IsId({ each: true })
  alsoPlayers?: number[];
}

export class ErasePersonDto extends ExportPersonDto implements ErasePersonRequest {
  @ApiProperty()
  @IsText(300)
  name!: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  teamNames?: boolean;
}
