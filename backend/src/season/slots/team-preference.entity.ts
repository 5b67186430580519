import type { TeamPreferenceKind } from '@kolo/domain';
import { Entity, PrimaryColumn } from 'typeorm';

@Entity('team_preferences')
export class TeamPreferenceRow {
  @PrimaryColumn('integer', { name: 'team_id' })
  teamId!: number;

  @PrimaryColumn('text')
  kind!: TeamPreferenceKind;

  @PrimaryColumn('text')
  value!: string;
}
