import { type ImportKind, importKinds } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { InDigits, IsId, MayBeLeftOut } from '../../platform/api/fields.js';

export class ImportQuery {
  /** `true` writes nothing and answers what would be. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';
}

export class ImportParams {
  @ApiProperty()
  @InDigits()
  @IsId()
  id!: number;

  @ApiProperty({ enum: importKinds })
  @IsIn(importKinds)
  file!: ImportKind;
}
