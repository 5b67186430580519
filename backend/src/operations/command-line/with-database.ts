import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions } from '../../platform/db/data-source.js';

/** @param entities those that the work asks for, with what they refer to */
export async function withDatabase<T>(
  url: string,
  work: (source: DataSource) => Promise<T>,
  entities: DataSourceOptions['entities'] = [],
): Promise<T> {
  const source = await new DataSource({ ...dataSourceOptions(url), entities }).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
