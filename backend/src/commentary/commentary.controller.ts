import { commentaryLimits, type MatchView } from '@kolo/domain';
import { Controller, Get, Headers } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.decorators.js';
import { languageOf } from '../common/language.js';
import { MatchReadsService } from '../matches/match-reads.service.js';

@ApiTags('Commentary')
@Controller('api/matches')
export class CommentaryController {
  constructor(private readonly matches: MatchReadsService) {}

  /** Played matches with a report, newest first; then fixtures to come, soonest first. */
  @Get('commentary')
  @Public()
  async carousel(@Headers('accept-language') accepted?: string): Promise<MatchView[]> {
    const language = languageOf(accepted);
    const most = commentaryLimits.carousel;
    const [reported, next] = await Promise.all([
      this.matches.reported(most, language),
      this.matches.next(new Date(), most, language),
    ]);
    return [...reported, ...next];
  }
}
