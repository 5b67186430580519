const slack = 'hooks.slack.com';
/** Connectors of Teams, and workflows at their old and new addresses. */
const teams = ['.webhook.office.com', '.logic.azure.com', '.environment.api.powerplatform.com'];

/** Whether an address is that of an incoming webhook of Slack or Teams. */
export function isChannelAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hostname === slack || teams.some((host) => hostname.endsWith(host));
}

/** What Slack or Teams shows as plain text: names of teams mention nobody and become no links. */
export function channelPayload(host: string, text: string): string {
  if (host === slack) return JSON.stringify({ text: escaped(text), mrkdwn: false });
  const content = {
    type: 'AdaptiveCard',
    version: '1.4',
    body: text
      .split('\n')
      .map((line) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }] })),
  };
  const card = { contentType: 'application/vnd.microsoft.card.adaptive', content };
  return JSON.stringify({ type: 'message', attachments: [card] });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
