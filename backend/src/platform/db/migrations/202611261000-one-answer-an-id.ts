import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendLines } from './202611241000-append-lines.js';

/**
 * A command that changed nothing keeps what it asked for, as one in the log does, and its id is refused to a
 * command that would write. Servers of the version before take that refusal for what it is.
 */
export class OneAnswerAnId1795687200000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE unchanged_commands ADD COLUMN asked text');
    await runner.query(appendLines('fact', { oneAnswer: true }));
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(appendLines('fact'));
    await runner.query('ALTER TABLE unchanged_commands DROP COLUMN asked');
  }
}
