import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { poolOf } from '../src/platform/db/pool.js';
import type { TestApp } from './app.js';

/** What a node answers while all of its connections but one are taken. */
export async function onOneConnection<Answer>(
  { app }: TestApp,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const pool = poolOf(app.get<DataSource>(getDataSourceToken()));
  const taken = await Promise.all(
    Array.from({ length: pool.options.max - 1 }, () => pool.connect()),
  );
  try {
    return await call();
  } finally {
    for (const connection of taken) connection.release();
  }
}
