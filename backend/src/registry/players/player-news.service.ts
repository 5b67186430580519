import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import {
  listed,
  type News,
  type NewsSource,
  type NoticeContent,
} from '../../people/notices/index.js';
import { NewsSourcesService } from '../../people/notices/news-sources.service.js';
import type { Language } from '../../platform/api/language.js';
import { Player } from './player.entity.js';

/** Mails about decisions on players. */
@Injectable()
export class PlayerNewsService implements NewsSource, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sources: NewsSourcesService,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async newsOf(contents: readonly NoticeContent[], language: Language): Promise<News[]> {
    const ids = contents.flatMap(({ kind, data }) =>
      kind === 'player-decided' ? [data.playerId] : [],
    );
    if (ids.length === 0) return [];
    const players = await this.db.manager.find(Player, {
      where: { id: In(ids) },
      order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' },
    });
    return (['approved', 'rejected'] as const).flatMap((status) => {
      const decided = players.filter((player) => player.status === status);
      const { subject, text } = texts[language][status];
      return decided.length === 0 ? [] : [{ subject, text: listed(text, decided.map(lineOf)) }];
    });
  }
}

const lineOf = ({ firstName, lastName, jerseyNumber }: Player): string =>
  `${firstName} ${lastName} (${jerseyNumber})`;

const texts = {
  hr: {
    approved: { subject: 'igrači su odobreni', text: 'odobreni su igrači:' },
    rejected: {
      subject: 'igrači su odbijeni',
      text: 'odbijeni su igrači, možete ih prijaviti ponovo:',
    },
  },
  en: {
    approved: { subject: 'players approved', text: 'these players are approved:' },
    rejected: {
      subject: 'players rejected',
      text: 'these players are rejected; you can enter them again:',
    },
  },
} as const satisfies Record<Language, Record<'approved' | 'rejected', News>>;
