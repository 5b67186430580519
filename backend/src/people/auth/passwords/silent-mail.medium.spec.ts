import { startTestApp } from '../../../../test/app.js';
import { createMigratedDatabase } from '../../../../test/database.js';
import { MailerService } from '../../../platform/mail/mailer.service.js';
import { JobsService } from '../../../platform/queue/jobs.service.js';

it('a mail that a silent server has not taken when the node stops is sent by another node', async () => {
  const database = await createMigratedDatabase();
  const stays = await startTestApp({ database });
  const stops = await startTestApp({ database });
  const send = jest.spyOn(MailerService.prototype, 'send');
  try {
    send.mockReturnValueOnce(new Promise(() => {}));
    await stops.call('POST', '/api/password-reset', { body: { email: 'referee@kolo.test' } });
    await stops.close();

    const sent = new Promise<string>((resolve) => {
      send.mockImplementation(async ({ to }) => resolve(to));
    });
    await stays.app.get(JobsService, { strict: false }).start();
    expect(await sent).toBe('referee@kolo.test');
  } finally {
    send.mockRestore();
    await stays.close();
    await database.drop();
  }
});
