import type { SessionUser } from './accounts.js';
import type { CreateLeagueRequest } from './leagues.js';
import type { SiteAddressView } from './site-address.js';

/** `POST /api/setup/check`, with the token of the link that a new installation prints. */
export interface SetupLinkRequest {
  token: string;
}

/** The initial values of the page of the link. */
export interface SetupView {
  /** Proposed for the administrator. */
  username: string;
  /** False with the demo season. */
  needsLeague: boolean;
  /** Left out by older nodes. */
  siteAddress?: SiteAddressView;
}

export interface SetupLeague
  extends Pick<CreateLeagueRequest, 'name' | 'season' | 'startDate' | 'endDate'> {
  venue: string;
}

/** `POST /api/setup`: the first administrator, and the first league where there is none yet. */
export interface SetupRequest extends SetupLinkRequest {
  username: string;
  email: string;
  password: string;
  league?: SetupLeague;
  /** Where people reach the site; left out by older pages. */
  siteAddress?: string;
}

/** The caller is signed in as the new administrator. */
export interface SetupAnswer {
  user: SessionUser;
  leagueId: number | null;
}
