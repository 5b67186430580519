import type { PushKey, PushSubscriptionView } from '@kolo/domain';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { PushSubscriptionDto, PushUnsubscribeDto } from './push.dto.js';
import { PushKeysService } from './push-keys.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@ApiTags('Notices')
@Controller('api/push')
export class PushController {
  constructor(
    private readonly keys: PushKeysService,
    private readonly subscriptions: PushSubscriptionsService,
  ) {}

  @ApiOperation({ summary: 'The public key that a browser subscribes with' })
  @Get('key')
  @Public()
  @Header('cache-control', 'no-cache')
  @Refuses()
  async key(): Promise<PushKey> {
    return { key: await this.keys.publicKey() };
  }

  @ApiOperation({ summary: 'Notify a device of these teams, matches and leagues' })
  @Post('subscriptions')
  @HttpCode(200)
  @Public()
  @Refuses('push.endpoint-refused', 'push.keys-invalid', 'request.too-many')
  subscribe(
    @Body() body: PushSubscriptionDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<PushSubscriptionView> {
    return this.subscriptions.subscribe(body, ip);
  }

  @ApiOperation({ summary: 'Stop every notice to a device' })
  @Delete('subscriptions')
  @HttpCode(204)
  @Public()
  @Refuses()
  unsubscribe(@Body() { endpoint }: PushUnsubscribeDto): Promise<void> {
    return this.subscriptions.unsubscribe(endpoint);
  }
}
