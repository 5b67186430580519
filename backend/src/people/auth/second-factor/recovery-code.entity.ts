import { Entity, PrimaryColumn } from 'typeorm';

@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId!: number;

  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash!: string;
}
