import { accountTexts } from './en/account-texts';
import { adminTexts } from './en/admin-texts';
import { consoleTexts } from './en/console-texts';
import { disciplineTexts } from './en/discipline-texts';
import { embedTexts } from './en/embed-texts';
import { finalsTexts } from './en/finals-texts';
import { firstTexts } from './en/first-texts';
import { homeBlockTexts } from './en/home-block-texts';
import { homeTexts } from './en/home-texts';
import { leagueTexts } from './en/league-texts';
import { matchTexts } from './en/match-texts';
import { refereeTexts } from './en/referee-texts';
import { ruleTexts } from './en/rule-texts';
import { ruledMatchTexts } from './en/ruled-match-texts';
import { seasonPlanTexts } from './en/season-plan-texts';
import { seasonTexts } from './en/season-texts';
import { signOffTexts } from './en/sign-off-texts';
import { visitorTexts } from './en/visitor-texts';

/** Every text of the language. */
export const en = {
  ...firstTexts,
  ...matchTexts,
  ...ruledMatchTexts,
  ...disciplineTexts,
  ...finalsTexts,
  ...embedTexts,
  ...homeTexts,
  ...homeBlockTexts,
  ...leagueTexts,
  ...seasonTexts,
  ...seasonPlanTexts,
  ...signOffTexts,
  ...visitorTexts,
  ...accountTexts,
  ...refereeTexts,
  ...ruleTexts,
  ...consoleTexts,
  ...adminTexts,
};
