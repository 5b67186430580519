import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay, IsInstant } from '../../platform/api/fields.js';

export class TableQuery {
  /** The table at the end of this day in Zagreb; left out, the table of today. */
  @ApiPropertyOptional({ format: 'date', example: '2026-03-14' })
  @IsOptional()
  @IsDay()
  asOf?: string;
}

export class KnownTableQuery {
  /** Everything recorded until then counts. */
  @ApiProperty({ format: 'date-time', example: '2026-03-14T18:00:00.000Z' })
  @IsInstant()
  at!: string;
}
