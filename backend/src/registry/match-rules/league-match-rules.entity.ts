import type { MatchRules, RulePreset } from '@kolo/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A league without a row plays by the preset `company-running`, version 0. */
@Entity('league_match_rules')
export class LeagueMatchRulesRow {
  @PrimaryColumn('integer', { name: 'league_id' })
  leagueId!: number;

  @Column('text')
  preset!: RulePreset;

  @Column('jsonb')
  rules!: MatchRules;

  /** Rises with every change. */
  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
