import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Erasure } from './erasure.entity.js';
import { ErasuresService } from './erasures.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Erasure])],
  providers: [ErasuresService],
  exports: [ErasuresService],
})
export class ErasuresModule {}
