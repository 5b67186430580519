import { startTestApp, type TestApp } from '../../../test/app.js';
import { JobsService } from './jobs.service.js';
import { type JobsBackend, jobsBackendToken } from './queue.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

it('a node whose schedule another one writes at the same moment does jobs all the same', async () => {
  const jobs = kolo.app.get(JobsService, { strict: false });
  const { queue } = kolo.app.get<JobsBackend>(jobsBackendToken, { strict: false });
  const taken = new Error('Cannot create job scheduler iteration - job ID already exists.');
  const refused = jest.spyOn(queue, 'upsertJobScheduler').mockRejectedValueOnce(taken);
  const done = new Promise<void>((resolve) => {
    jobs.handle('work', async () => resolve());
  });
  await jobs.start();
  const schedules = refused.mock.calls.length;
  refused.mockRestore();
  expect(schedules).toBeGreaterThan(1);
  await jobs.enqueue('work', {});
  await done;
});

it('a node that is stopped while its jobs start begins none', async () => {
  const node = await startTestApp({ database: kolo.database });
  const jobs = node.app.get(JobsService, { strict: false });
  const backend = node.app.get<JobsBackend>(jobsBackendToken, { strict: false });
  const startWorker = jest.spyOn(backend, 'startWorker').mockImplementation(() => {
    throw new Error('A worker on a queue that is closed');
  });
  const [started] = await Promise.allSettled([jobs.start(), jobs.stop()]);
  await node.close();
  expect(started.status).toBe('fulfilled');
  expect(startWorker).not.toHaveBeenCalled();
});
