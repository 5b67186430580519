import type { FoundPerson, PersonView, SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { languageOf } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ErasePersonDto, ExportPersonDto, PeopleQueryDto, PersonParamsDto } from './person.dto.js';
import { PersonalDataService } from './personal-data.service.js';
import { keyOf, type Subject, subjectOf } from './subject.js';

@ApiTags('People')
@Controller('api/people')
@Roles('admin')
export class PersonalDataController {
  constructor(private readonly people: PersonalDataService) {}

  @ApiOperation({ summary: 'Find people by name or address' })
  @Get()
  search(@Query() { search }: PeopleQueryDto): Promise<FoundPerson[]> {
    return this.people.search(search);
  }

  @ApiOperation({ summary: 'One person and what their erasure would change' })
  @Get(':key')
  @Refuses('person.already-erased', 'person.not-found')
  view(@Param() params: PersonParamsDto): Promise<PersonView> {
    return this.people.view(subject(params));
  }

  /** A POST because the audit records it. */
  @ApiOperation({ summary: 'Everything about one person as a ZIP file' })
  @Post(':key/export')
  @HttpCode(HttpStatus.OK)
  @FileAnswer('private', ['application/zip'])
  @Refuses('file.no-space', 'person.not-found')
  async export(
    @Param() params: PersonParamsDto,
    @Body() body: ExportPersonDto,
    @CurrentUser() actor: SessionUser,
    @Headers('accept-language') language?: string,
  ): Promise<StreamableFile> {
    const one = subject(params);
    const by = { language: languageOf(language), actor };
    const content = await this.people.export(one, body, by);
    return new StreamableFile(content, {
      type: 'application/zip',
      length: content.length,
      disposition: `attachment; filename="${keyOf(one)}.zip"`,
    });
  }

  @ApiOperation({ summary: 'Erase a person' })
  @Post(':key/erase')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Refuses('account.last-administrator', 'file.no-space', 'person.name-differs', 'person.not-found')
  erase(
    @Param() params: PersonParamsDto,
    @Body() body: ErasePersonDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<void> {
    return this.people.erase(subject(params), body, actor);
  }
}

function subject({ key }: PersonParamsDto): Subject {
  const found = subjectOf(key);
  if (found === null) throw RefusalError.of('person.not-found');
  return found;
}
