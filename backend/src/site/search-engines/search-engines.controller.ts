import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/common/access.decorators.js';
import { publicOriginOf } from '../../platform/common/public-origin.js';
import { SiteFile } from '../../platform/common/site-files.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { robotsText } from './robots.js';
import { SitemapService } from './sitemap.service.js';

@ApiTags('Search engines')
@Controller()
@Public()
export class SearchEnginesController {
  constructor(
    private readonly sitemap: SitemapService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    send(robotsText(this.origin(request)), 'text/plain', request, reply);
  }

  @Get('sitemap.xml')
  async map(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    send(await this.sitemap.xml(this.origin(request)), 'text/xml', request, reply);
  }

  private origin(request: FastifyRequest): string {
    return publicOriginOf(request, this.runtime.config.publicOrigin);
  }
}

function send(text: string, type: string, request: FastifyRequest, reply: FastifyReply): void {
  new SiteFile(Buffer.from(text), { type, cacheControl: 'no-cache' }).send(request, reply);
}
