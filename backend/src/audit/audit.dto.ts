import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export class AuditQueryDto {
  /** `next` of the page before. */
  @ApiPropertyOptional({ pattern: '^\\d{1,18}$' })
  @IsOptional()
  @Matches(/^\d{1,18}$/)
  before?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 200, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit = 50;
}
