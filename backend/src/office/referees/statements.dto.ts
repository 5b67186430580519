import { type CorrectStatementRequest, isMonth, limits, type RefereeKmRequest } from '@kolo/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsName } from '../../platform/api/fields.js';
import { WholeNumber } from '../../platform/api/nested-fields.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

const { km, note, correctionCents } = limits.referees;

@Injectable()
export class MonthPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isMonth(text)) throw RefusalError.of('request.invalid', 'month');
    return text;
  }
}

export class MonthQuery {
  @ApiProperty({ example: '2026-03' })
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/)
  month!: string;
}

export class RefereeKmDto implements RefereeKmRequest {
  @WholeNumber({ min: 0, max: km })
  km!: number;
}

export class CorrectStatementDto implements CorrectStatementRequest {
  @WholeNumber({ min: -correctionCents, max: correctionCents })
  feeCents!: number;

  @ApiProperty({ example: 'Put plaćen dvaput', maxLength: note })
  @IsName(note)
  note!: string;
}
