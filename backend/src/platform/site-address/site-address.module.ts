import { Global, Module } from '@nestjs/common';
import { SiteAddressService } from './site-address.service.js';

@Global()
@Module({ providers: [SiteAddressService], exports: [SiteAddressService] })
export class SiteAddressModule {}
