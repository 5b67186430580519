/** The longest address of a channel; those of Power Automate are some 300 characters long. */
export const longestChannelAddress = 1_000;

/** `GET /api/user/channel`: the Teams or Slack channel that a company's news is posted to; null where there is none. */
export interface CompanyChannelAnswer {
  channel: CompanyChannelView | null;
}

/** Whoever knows the address may post to the channel, so only its host is shown. */
export interface CompanyChannelView {
  host: string;
  /** `failing` from the first message that did not arrive, `off` when Kolo gave up. */
  state: 'on' | 'failing' | 'off';
  lastSentAt: string | null;
}

/** `PUT /api/user/channel` */
export interface CompanyChannelRequest {
  address: string;
}
