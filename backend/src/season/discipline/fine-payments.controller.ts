import type { FinePayment, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { RecordFinePaymentDto } from './fine-payments.dto.js';
import { FinePaymentsService } from './fine-payments.service.js';

@ApiTags('Discipline')
@Controller('api/leagues/:id/fines/payments')
@Roles('admin')
export class FinePaymentsController {
  constructor(private readonly payments: FinePaymentsService) {}

  @ApiOperation({ summary: 'Record that a team paid of its fines' })
  @Post()
  @Refuses(
    'fine-payment.in-future',
    'league.not-found',
    'request.command-id-reused',
    'team.not-found',
  )
  record(
    @Param('id', IdPipe) id: number,
    @Body() body: RecordFinePaymentDto,
    @CurrentUser() actor: SessionUser,
    @Origin() { commandId }: CommandHeaders,
  ): Promise<FinePayment> {
    return this.payments.record(id, body, { actor, commandId });
  }

  @ApiOperation({ summary: 'Remove a payment that was recorded by mistake' })
  @Delete(':paymentId')
  @HttpCode(204)
  @Refuses('fine-payment.not-found', 'league.not-found')
  remove(
    @Param('id', IdPipe) id: number,
    @Param('paymentId', IdPipe) paymentId: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<void> {
    return this.payments.remove(id, paymentId, actor);
  }
}
