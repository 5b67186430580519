import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../platform/api/fields.js';

export class ImportQuery {
  /** `true` writes nothing and answers what would be. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';
}
