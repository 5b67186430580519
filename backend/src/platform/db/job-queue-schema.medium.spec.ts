import pg from 'pg';
import { createMigratedDatabase, type TestDatabase } from '../../../test/database.js';
import { jobsSchema, prepareJobQueue } from './job-queue-schema.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

it('is prepared again after the application made sequences of its own', async () => {
  const application = new pg.Client({ connectionString: database.url });
  await application.connect();
  await application.query(`CREATE SEQUENCE ${jobsSchema}.numbers_of_a_queue`);
  await prepareJobQueue(database.adminUrl);
  const { rows } = await application.query(`SELECT nextval('${jobsSchema}.numbers_of_a_queue')`);
  expect(rows).toEqual([{ nextval: '1' }]);
  await application.end();
});
