import type { AuditContext, AuditEntry, AuditReference } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type AuditPlace, numberIn } from './audit-place.js';
import type { EntryThen } from './fixture-then.js';

type NamedEntry = Omit<AuditEntry, 'at'> & AuditPlace;

const kinds = ['league', 'team', 'player', 'account', 'homeTeam', 'awayTeam'] as const;

type Numbers = Record<(typeof kinds)[number], number | null>;

type Names = Omit<AuditContext, 'match'> & Record<'homeTeam' | 'awayTeam', AuditReference | null>;

const leagueId = 'coalesce(n.league, t.league_id)';
const teamId = 'coalesce(n.team, p.team_id)';

const reference = (id: string, name: string, more = ''): string =>
  `CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${id}, 'name', ${name}${more}) END`;

const query = `
  SELECT ${reference(leagueId, 'l.name', `, 'season', l.season`)} AS league,
         ${reference(teamId, 't.name')} AS team,
         ${reference('n.account', 'coalesce(u.company_name, u.username)')} AS account,
         ${reference('n.home', 'h.name')} AS "homeTeam",
         ${reference('n.away', 'a.name')} AS "awayTeam"
  FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[])
         WITH ORDINALITY AS n (league, team, player, account, home, away, place)
  LEFT JOIN players p ON p.id = n.player
  LEFT JOIN teams t ON t.id = ${teamId}
  LEFT JOIN teams h ON h.id = n.home
  LEFT JOIN teams a ON a.id = n.away
  LEFT JOIN leagues l ON l.id = ${leagueId}
  LEFT JOIN users u ON u.id = n.account
  ORDER BY n.place`;

@Injectable()
export class AuditNamesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** One query for a whole page. */
  async given(entries: readonly EntryThen[]): Promise<NamedEntry[]> {
    const numbers = entries.map(numbersIn);
    const parameters = kinds.map((kind) => numbers.map((of) => of[kind]));
    const names = await this.db.query<Names[]>(query, parameters);
    return entries.map(({ entry, fixture }, place) => {
      const { homeTeam = null, awayTeam = null, ...others } = names[place] ?? {};
      const match =
        fixture && homeTeam && awayTeam
          ? { homeTeam, awayTeam, round: fixture.round, matchDate: fixture.matchDate }
          : null;
      return { ...entry, about: { league: null, team: null, account: null, ...others, match } };
    });
  }
}

function numbersIn({ entry, fixture }: EntryThen): Numbers {
  const { type, id } = entry.subject;
  return {
    league: type === 'league' ? id : (numberIn(entry, 'leagueId') ?? fixture?.leagueId ?? null),
    team: type === 'team' ? id : numberIn(entry, 'teamId'),
    player: type === 'player' ? id : null,
    account: numberIn(entry, 'userId'),
    homeTeam: fixture?.homeTeamId ?? null,
    awayTeam: fixture?.awayTeamId ?? null,
  };
}
