import {
  cleanEmail,
  cleanLine,
  parseZagrebDay,
  type SetupRequest,
  type SetupView,
  type SiteAddressView,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import { says } from '@/features/auth/field-errors';
import type { NewPerson } from '@/features/auth/register/registration';
import { proposedAddress } from '@/shared/site-address/proposed-address';
import { seasonAhead } from './season-ahead';

/** Days are `yyyy-mm-dd` in Zagreb. */
export interface SetupFields extends NewPerson {
  leagueName: string;
  season: string;
  startDate: string;
  endDate: string;
  venue: string;
  siteAddress: string;
}

/** Not where the operator has set it, nor by an older node, which has no address. */
export const isEditable = (address: SiteAddressView | undefined): address is SiteAddressView =>
  address !== undefined && !address.isFixed;

export const emptySetup = ({ username, siteAddress }: SetupView): SetupFields => ({
  siteAddress: isEditable(siteAddress) ? proposedAddress(siteAddress) : '',
  username,
  email: '',
  password: '',
  confirmPassword: '',
  leagueName: '',
  venue: '',
  ...seasonAhead(zagrebWallTime(new Date().toISOString()).day),
});

const filled = (value: string) => cleanLine(value) !== '' || says('fieldRequired');
const isDay = (value: string) => parseZagrebDay(value) !== null || says('dateInvalid');

export const leagueRules = {
  leagueName: { validate: filled },
  season: { validate: filled },
  startDate: { validate: { filled, isDay }, deps: 'endDate' as const },
  endDate: {
    validate: {
      filled,
      isDay,
      afterStart: (value: string, { startDate }: SetupFields) =>
        value >= startDate || says('seasonEndsBefore'),
    },
  },
  venue: { validate: filled },
};

export function setupRequest(
  token: string,
  fields: SetupFields,
  { needsLeague }: Pick<SetupView, 'needsLeague'>,
): SetupRequest {
  const { username, email, password } = fields;
  const address = cleanLine(fields.siteAddress);
  const person = {
    token,
    username: cleanLine(username),
    email: cleanEmail(email),
    password,
    ...(address === '' ? {} : { siteAddress: address }),
  };
  if (!needsLeague) return person;
  const league = {
    name: cleanLine(fields.leagueName),
    season: cleanLine(fields.season),
    startDate: zagrebToUtc(fields.startDate, '00:00'),
    endDate: zagrebToUtc(fields.endDate, '23:59'),
    venue: cleanLine(fields.venue),
  };
  return { ...person, league };
}
