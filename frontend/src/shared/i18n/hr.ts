import { accountTexts } from './hr/account-texts';
import { adminTexts } from './hr/admin-texts';
import { embedTexts } from './hr/embed-texts';
import { firstTexts } from './hr/first-texts';
import { homeBlockTexts } from './hr/home-block-texts';
import { homeTexts } from './hr/home-texts';
import { leagueTexts } from './hr/league-texts';
import { matchDayTexts } from './hr/match-day-texts';
import { matchTexts } from './hr/match-texts';
import { ruleTexts } from './hr/rule-texts';
import { seasonTexts } from './hr/season-texts';
import { tabletTexts } from './hr/tablet-texts';
import { visitorTexts } from './hr/visitor-texts';

/** Every text of the language. */
export const hr = {
  ...firstTexts,
  ...matchTexts,
  ...matchDayTexts,
  ...embedTexts,
  ...homeTexts,
  ...homeBlockTexts,
  ...leagueTexts,
  ...seasonTexts,
  ...visitorTexts,
  ...accountTexts,
  ...ruleTexts,
  ...tabletTexts,
  ...adminTexts,
};
