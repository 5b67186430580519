import { Controller, Get, Headers, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SeasonArchiveService } from './season-archive.service.js';

/** Open to whoever may take the tables in it one by one. */
@ApiTags('Leagues')
@Controller('api/leagues/:id')
export class SeasonArchiveController {
  constructor(private readonly archive: SeasonArchiveService) {}

  @ApiOperation({
    summary: 'A season that is over as a ZIP file',
    description:
      'In `csv` the tables for spreadsheets; in `json` the table, matches, stages with brackets, awards and records; in `pdf` the report of each match, without remarks and signatures. Players are named by the policy of the league. It is sent while it is made, so a large season takes a minute or two.',
  })
  @Get('archive.zip')
  @SignedIn()
  @FileAnswer('private', ['application/zip'])
  @Refuses('league.not-found', 'league.season-not-over')
  async zip(
    @Param('id', IdPipe) id: number,
    @Headers('accept-language') language?: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.archive.zip(id, languageOf(language)), {
      type: 'application/zip',
      disposition: `attachment; filename="kolo-${id}-archive.zip"`,
    });
  }
}
