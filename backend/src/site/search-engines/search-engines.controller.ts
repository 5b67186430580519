import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { robotsText } from './robots.js';
import { SitemapService } from './sitemap.service.js';

@ApiTags('Search engines')
@Controller()
@Public()
export class SearchEnginesController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'What search engines may read' })
  @Get('robots.txt')
  @ApiProduces('text/plain')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(@Req() request: FastifyRequest): string {
    return robotsText(this.origin(request));
  }

  @ApiOperation({ summary: 'The pages of the site' })
  @Get('sitemap.xml')
  @ApiProduces('text/xml')
  @Header('content-type', 'text/xml; charset=utf-8')
  map(@Req() request: FastifyRequest): Promise<string> {
    return this.sitemap.xml(this.origin(request));
  }

  private origin(request: FastifyRequest): string {
    return this.address.originFor(request);
  }
}
