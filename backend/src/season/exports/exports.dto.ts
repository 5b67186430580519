import { type SharedExport, sharedExports } from '@kolo/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { InDigits, IsId } from '../../platform/api/fields.js';

export class ExportParams {
  @ApiProperty()
  @InDigits()
  @IsId()
  id!: number;

  @ApiProperty({ enum: sharedExports })
  @IsIn(sharedExports)
  table!: SharedExport;
}
