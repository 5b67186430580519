import type { CompanyChannelAnswer, SessionUser } from '@kolo/domain';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CompanyChannelDto } from './company-channel.dto.js';
import { CompanyChannelService } from './company-channel.service.js';

@ApiTags('Notices')
@Controller('api/user/channel')
@Roles('company')
export class CompanyChannelController {
  constructor(private readonly channels: CompanyChannelService) {}

  @ApiOperation({ summary: 'The Teams or Slack channel of one’s company, without its address' })
  @Get()
  @Refuses()
  own(@CurrentUser() { id }: SessionUser): Promise<CompanyChannelAnswer> {
    return this.channels.of(id);
  }

  @ApiOperation({ summary: 'Post news of one’s team to a channel' })
  @Put()
  @Refuses('channel.address-refused')
  set(
    @CurrentUser() { id }: SessionUser,
    @Body() { address }: CompanyChannelDto,
  ): Promise<CompanyChannelAnswer> {
    return this.channels.set(id, address);
  }

  @ApiOperation({ summary: 'Forget the channel' })
  @Delete()
  @Refuses()
  remove(@CurrentUser() { id }: SessionUser): Promise<CompanyChannelAnswer> {
    return this.channels.remove(id);
  }

  @ApiOperation({ summary: 'Post a test message; a channel that was turned off is on again' })
  @Post('test')
  @HttpCode(200)
  @Refuses('channel.not-found', 'channel.not-reached', 'request.too-many')
  test(@CurrentUser() { id }: SessionUser): Promise<CompanyChannelAnswer> {
    return this.channels.test(id);
  }
}
