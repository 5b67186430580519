import { type TablePart, tableParts } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsDay, IsInstant } from '../../platform/api/fields.js';

export class TableQuery {
  /** The table at the end of this day in Zagreb; left out, the table of today. */
  @ApiPropertyOptional({ format: 'date', example: '2026-03-14' })
  @IsOptional()
  @IsDay()
  asOf?: string;
}

export class PartialTableQuery {
  /** The matches of each team that count: at home, away, or the last five. */
  @ApiProperty({ enum: tableParts, example: 'home' })
  @IsIn(tableParts)
  by!: TablePart;
}

export class KnownTableQuery {
  /** Everything recorded until then counts. */
  @ApiProperty({ format: 'date-time', example: '2026-03-14T18:00:00.000Z' })
  @IsInstant()
  at!: string;
}
