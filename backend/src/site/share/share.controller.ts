import { awardKinds, erasedInside, type RefusalCode } from '@kolo/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { isKnownTo } from '../../platform/http/etag.js';
import { MatchStoryQuery, PictureQuery, StoryQuery } from './share.dto.js';
import { versionOf } from './share-head.service.js';
import { SharePicturesService } from './share-pictures.service.js';
import type { SharedPage, ShareSubject } from './share-subject.js';
import { ShareSubjectsService } from './share-subjects.service.js';
import { StoriesService } from './stories.service.js';
import { matchStories, photoIn, type ShapedStory, type Story } from './story.js';

/** A picture with a version in its address never changes, but a photo in it may be removed. */
const policies = {
  named: 'public, max-age=31536000, immutable',
  present: 'public, max-age=60',
} as const;

const missing = {
  match: 'match.not-found',
  team: 'team.not-found',
  player: 'player.not-found',
  table: 'league.not-found',
  awards: 'league.not-found',
  bracket: 'league.not-found',
  site: 'route.not-found',
} as const satisfies Record<SharedPage['kind'], RefusalCode>;

@ApiTags('Sharing')
@Controller('api/share')
@Public()
@ApiProduces('image/png')
export class ShareController {
  constructor(
    private readonly subjects: ShareSubjectsService,
    private readonly pictures: SharePicturesService,
    private readonly stories: StoriesService,
  ) {}

  @ApiOperation({ summary: 'A picture of a match' })
  @Get('match/:id.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  match(
    @Param('id', IdPipe) id: number,
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'match', id }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of a team' })
  @Get('team/:id.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  team(
    @Param('id', IdPipe) id: number,
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'team', id }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of the table' })
  @Get('table.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  table(
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'table', id: null }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of a league’s table' })
  @Get('table/:id.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  tableOf(
    @Param('id', IdPipe) id: number,
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'table', id }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of a league’s finals' })
  @Get('bracket/:id.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  bracket(
    @Param('id', IdPipe) id: number,
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'bracket', id }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of a season’s awards' })
  @Get('awards/:id.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  awards(
    @Param('id', IdPipe) id: number,
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'awards', id }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of the site' })
  @Get('site.png')
  @Refuses('league.not-found', 'match.not-found', 'route.not-found', 'team.not-found')
  site(
    @Query() query: PictureQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.send({ kind: 'site' }, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of a match for a story: its result, a scorer or its MVP' })
  @ApiParam({ name: 'story', enum: matchStories })
  @Get('stories/match/:id/:story.png')
  @Refuses('share.no-story')
  async matchStory(
    @Param('id', IdPipe) id: number,
    @Param('story') name: string,
    @Query() query: MatchStoryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    const of = matchStories.find((one) => one === name);
    const story = of === undefined ? null : await this.stories.ofMatch(id, of, query.playerId);
    return this.sendStory(story, query, request, reply);
  }

  @ApiOperation({ summary: 'A picture of an award for a story' })
  @ApiParam({ name: 'award', enum: awardKinds })
  @Get('stories/awards/:id/:award.png')
  @Refuses('share.no-story')
  async awardStory(
    @Param('id', IdPipe) id: number,
    @Param('award') award: string,
    @Query() query: StoryQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    return this.sendStory(await this.stories.ofAward(id, award), query, request, reply);
  }

  /** @throws RefusalError `match.not-found`, `team.not-found`, `league.not-found` */
  private async send(
    page: SharedPage,
    query: PictureQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const found = await this.subjects.of(page);
    if (found === null) throw RefusalError.of(missing[page.kind]);
    await this.sendPicture(found, query, request, reply);
  }

  /** @throws RefusalError `share.no-story` */
  private async sendStory(
    story: Story | null,
    query: StoryQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (story === null) throw RefusalError.of('share.no-story');
    await this.sendPicture({ story, shape: query.shape ?? 'story' }, query, request, reply);
  }

  private async sendPicture(
    found: ShareSubject | ShapedStory,
    { lang = 'hr', v }: PictureQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const subject = erasedInside(lang, found);
    const version = versionOf(subject, lang);
    const etag = `"${version}"`;
    const isForEver = v === version && !('story' in found && photoIn(found.story) !== null);
    void reply
      .header('etag', etag)
      .header('cache-control', isForEver ? policies.named : policies.present)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isKnownTo(request.headers['if-none-match'], etag)) await reply.code(304).send();
    else await reply.type('image/png').send(await this.pictures.picture(subject, lang));
  }
}
