import { accountTexts } from './hr/account-texts';
import { adminTexts } from './hr/admin-texts';
import { consoleTexts } from './hr/console-texts';
import { disciplineTexts } from './hr/discipline-texts';
import { embedTexts } from './hr/embed-texts';
import { finalsTexts } from './hr/finals-texts';
import { firstTexts } from './hr/first-texts';
import { homeBlockTexts } from './hr/home-block-texts';
import { homeTexts } from './hr/home-texts';
import { leagueTexts } from './hr/league-texts';
import { matchTexts } from './hr/match-texts';
import { refereeTexts } from './hr/referee-texts';
import { ruleTexts } from './hr/rule-texts';
import { ruledMatchTexts } from './hr/ruled-match-texts';
import { seasonPlanTexts } from './hr/season-plan-texts';
import { seasonTexts } from './hr/season-texts';
import { signOffTexts } from './hr/sign-off-texts';
import { visitorTexts } from './hr/visitor-texts';

/** Every text of the language. */
export const hr = {
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
