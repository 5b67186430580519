import {
  type LeagueName,
  type NamePolicy,
  type OwnPlayerView,
  type PendingPlayer,
  type PlayerView,
  shownName,
  strictestPolicy,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import {
  countedYellow,
  countsCardsAlone,
  countsForScorers,
} from '../../projections/standing-rulings.js';

interface PlayerRow extends Omit<PlayerView, 'position'> {
  teamName: string;
  league: LeagueName | null;
  hasDocument: boolean;
  withdrawnAt: Date | null;
  ownPolicy: NamePolicy | null;
  leaguePolicy: NamePolicy | null;
  createdAt: Date;
}

/** Cards of a match that counts, or whose cards count alone. */
const ofCards = (cards: string): string =>
  `CASE WHEN m.status = 'completed' OR ${countsCardsAlone} THEN ${cards} END`;

/** Raw SQL for the totals: over the matches of the team's league, as in the top lists and the table. */
const select = `
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName",
         p.first_name || ' ' || p.last_name AS name, p.jersey_number AS "jerseyNumber",
         p.team_id AS "teamId", t.name AS "teamName", p.status,
         CASE WHEN l.id IS NOT NULL
              THEN json_build_object('id', l.id, 'name', l.name, 'season', l.season) END AS league,
         p.employment_document IS NOT NULL AS "hasDocument", p.created_at AS "createdAt",
         p.withdrawn_at AS "withdrawnAt",
         p.name_policy AS "ownPolicy", l.name_policy AS "leaguePolicy",
         total."matchesPlayed", total.goals, total.assists, total."yellowCards", total."redCards"
  FROM players p
  JOIN teams t ON t.id = p.team_id
  LEFT JOIN leagues l ON l.id = t.league_id
  CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE played.counts))::integer AS "matchesPlayed",
           coalesce(sum(played.goals) FILTER (WHERE played.counts), 0)::integer AS goals,
           coalesce(sum(played.assists) FILTER (WHERE played.counts), 0)::integer AS assists,
           coalesce(sum(played.yellow), 0)::integer AS "yellowCards",
           coalesce(sum(played.red), 0)::integer AS "redCards"
    FROM (
      SELECT s.goals, s.assists, ${ofCards(countedYellow)} AS yellow, ${ofCards('s.red_cards')} AS red,
             CASE WHEN m.outcome IS NULL THEN true ELSE ${countsForScorers} END AS counts
      FROM player_stats s JOIN matches m ON m.id = s.match_id AND m.league_id = t.league_id
      WHERE s.player_id = p.id AND (m.status = 'completed' OR m.outcome IS NOT NULL)
    ) played
  ) total`;

@Injectable()
export class PlayerViewsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Public: nothing here may be private. */
  async approvedOf(teamId: number): Promise<PlayerView[]> {
    const rows = await this.rows(
      `WHERE p.team_id = $1 AND p.status = 'approved' AND p.withdrawn_at IS NULL
       ORDER BY p.jersey_number, p.id`,
      [teamId],
    );
    return rows.map((row) => ({
      ...viewOf(row),
      ...shownName(row, strictestPolicy([row.leaguePolicy, row.ownPolicy])),
    }));
  }

  /** Also the rejected and the withdrawn. */
  async ofOwner(userId: number): Promise<OwnPlayerView[]> {
    const rows = await this.rows('WHERE t.user_id = $1 ORDER BY t.id, p.jersey_number, p.id', [
      userId,
    ]);
    return rows.map(ownView);
  }

  async ofTeam(teamId: number): Promise<OwnPlayerView[]> {
    const rows = await this.rows('WHERE p.team_id = $1 ORDER BY p.jersey_number, p.id', [teamId]);
    return rows.map(ownView);
  }

  async own(id: number): Promise<OwnPlayerView> {
    return ownView(await this.row(id));
  }

  /** The longest waiting first. */
  async pending(): Promise<PendingPlayer[]> {
    const rows = await this.rows(
      "WHERE p.status = 'pending' AND p.withdrawn_at IS NULL ORDER BY p.created_at, p.id",
      [],
    );
    return rows.map(pendingView);
  }

  async decided(id: number): Promise<PendingPlayer> {
    return pendingView(await this.row(id));
  }

  private async row(id: number): Promise<PlayerRow> {
    const [row] = await this.rows('WHERE p.id = $1', [id]);
    if (row === undefined) throw RefusalError.of('player.not-found');
    return row;
  }

  private rows(condition: string, parameters: unknown[]): Promise<PlayerRow[]> {
    return this.db.query<PlayerRow[]>(`${select} ${condition}`, parameters);
  }
}

function viewOf(player: PlayerRow): PlayerView {
  const { teamName: _, league: __, hasDocument, withdrawnAt, createdAt, ...others } = player;
  const { ownPolicy, leaguePolicy, ...row } = others;
  return { ...row, position: null };
}

function ownView(row: PlayerRow): OwnPlayerView {
  const { id, firstName, lastName, teamId, teamName, withdrawnAt, createdAt } = row;
  return {
    ...viewOf(row),
    // Earlier versions stored `full`, which is nothing stricter.
    namePolicy: row.ownPolicy === 'full' ? null : row.ownPolicy,
    team: { id: teamId, name: teamName },
    player: { id, firstName, lastName },
    employmentDocumentUrl: documentUrl(row),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function pendingView(row: PlayerRow): PendingPlayer {
  const { id, firstName, lastName, jerseyNumber, status, teamId, teamName, league, createdAt } =
    row;
  return {
    id,
    firstName,
    lastName,
    jerseyNumber,
    teamId,
    status,
    team: { id: teamId, name: teamName },
    league,
    employmentDocumentUrl: documentUrl(row),
    createdAt: createdAt.toISOString(),
  };
}

const documentUrl = ({ id, hasDocument }: PlayerRow): string | null =>
  hasDocument ? `/api/players/${id}/document` : null;
