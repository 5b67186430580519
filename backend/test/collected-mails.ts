import { type Mail, MailerService } from '../src/platform/mail/mailer.service.js';

/** The mails that are sent from now on, to nobody; `jest.restoreAllMocks` ends it. */
export function collectedMails(): Mail[] {
  const mails: Mail[] = [];
  jest
    .spyOn(MailerService.prototype, 'send')
    .mockImplementation(async (mail) => void mails.push(mail));
  return mails;
}
