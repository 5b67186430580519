import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../auth/access.decorators.js';
import { IdPipe } from '../common/id.pipe.js';
import type { League } from './league.entity.js';
import { LeaguesService } from './leagues.service.js';

@ApiTags('Leagues')
@Controller('api/leagues')
@SignedIn()
export class LeaguesController {
  constructor(private readonly leagues: LeaguesService) {}

  @Get()
  all(): Promise<League[]> {
    return this.leagues.all();
  }

  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<League> {
    return this.leagues.get(id);
  }
}
