import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { CommentaryController } from './commentary.controller.js';

/** Texts about matches: a preview before, a report afterwards. */
@Module({ imports: [MatchesModule], controllers: [CommentaryController] })
export class CommentaryModule {}
