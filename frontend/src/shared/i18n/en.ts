import { accountTexts } from './en/account-texts';
import { adminTexts } from './en/admin-texts';
import { embedTexts } from './en/embed-texts';
import { firstTexts } from './en/first-texts';
import { homeBlockTexts } from './en/home-block-texts';
import { homeTexts } from './en/home-texts';
import { leagueTexts } from './en/league-texts';
import { matchDayTexts } from './en/match-day-texts';
import { matchTexts } from './en/match-texts';
import { ruleTexts } from './en/rule-texts';
import { seasonTexts } from './en/season-texts';
import { tabletTexts } from './en/tablet-texts';
import { visitorTexts } from './en/visitor-texts';

/** Every text of the language. */
export const en = {
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
