import { accountTexts } from './en/account-texts';
import { adminTexts } from './en/admin-texts';
import { firstTexts } from './en/first-texts';
import { matchDayTexts } from './en/match-day-texts';
import { matchTexts } from './en/match-texts';
import { ruleTexts } from './en/rule-texts';
import { tabletTexts } from './en/tablet-texts';
import { visitorTexts } from './en/visitor-texts';

/** Every text of the language. */
export const en = {
  ...firstTexts,
  ...matchTexts,
  ...matchDayTexts,
  ...visitorTexts,
  ...accountTexts,
  ...ruleTexts,
  ...tabletTexts,
  ...adminTexts,
};
