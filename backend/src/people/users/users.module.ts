import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SponsorshipPackage } from './package.entity.js';
import { Sponsorship } from './sponsorship.entity.js';
import { SponsorshipsService } from './sponsorships.service.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, SponsorshipPackage, Sponsorship])],
  providers: [UsersService, SponsorshipsService],
  exports: [UsersService, SponsorshipsService],
})
export class UsersModule {}
