import { finePaymentLimits, type RecordFinePaymentRequest } from '@kolo/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDay, IsId, IsName, MayBeLeftOut } from '../../platform/api/fields.js';
import { WholeNumber } from '../../platform/api/nested-fields.js';

const { cents, note } = finePaymentLimits;

export class RecordFinePaymentDto implements RecordFinePaymentRequest {
  @ApiProperty({ example: 4 })
  @IsId()
  teamId!: number;

  @WholeNumber({ min: 1, max: cents })
  cents!: number;

  @ApiProperty({ format: 'date', example: '2025-03-15' })
  @IsDay()
  paidOn!: string;

  @ApiPropertyOptional({ example: 'Uplatnica 12/2025', maxLength: note })
  @MayBeLeftOut()
  @IsName(note)
  note?: string;
}
