import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether matches among tied teams are looked at again for those still tied, as they always were. */
export class HeadToHeadRestarts1795764000000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE leagues ADD COLUMN head_to_head_restarts boolean NOT NULL DEFAULT true',
    );
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leagues DROP COLUMN head_to_head_restarts');
  }
}
