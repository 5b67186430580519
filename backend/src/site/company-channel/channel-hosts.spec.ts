import { channelPayload, isChannelAddress } from './channel-hosts.js';

it.each([
  'https://hooks.slack.com/services/T0/B0/key',
  'https://firma.webhook.office.com/webhookb2/1@2/IncomingWebhook/3/4',
  'https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=x',
  'https://1.2.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/3',
])('takes %s', (address) => {
  expect(isChannelAddress(address)).toBe(true);
});

it.each([
  'http://hooks.slack.com/services/T0/B0/key',
  'https://hooks.slack.com:8443/services/T0/B0/key',
  'https://somebody@hooks.slack.com/services/T0/B0/key',
  'https://hooks.slack.com.example/services/T0/B0/key',
  'https://webhook.office.com.example/',
  'https://evilwebhook.office.com/',
  'https://127.0.0.1/',
  'hooks.slack.com',
  '',
])('refuses %s', (address) => {
  expect(isChannelAddress(address)).toBe(false);
});

it('mentions nobody in Slack and makes no links in Teams', () => {
  expect(JSON.parse(channelPayload('hooks.slack.com', '<!channel> A & B'))).toEqual({
    text: '&lt;!channel&gt; A &amp; B',
    mrkdwn: false,
  });
  expect(
    JSON.parse(channelPayload('x.logic.azure.com', '[A](https://b.example)\nC')),
  ).toMatchObject({
    type: 'message',
    attachments: [
      {
        content: {
          body: [
            {
              type: 'RichTextBlock',
              inlines: [{ type: 'TextRun', text: '[A](https://b.example)' }],
            },
            { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'C' }] },
          ],
        },
      },
    ],
  });
});
