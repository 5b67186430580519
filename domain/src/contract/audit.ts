import type { DecisionText } from './decisions.js';

/** The audit log keeps these writes and fields; each has a label in every language. */

export const auditActions = [
  'account.setup',
  'account.approve',
  'account.reject',
  'account.deactivate',
  'account.erase',
  'account.export',
  'account.update',
  'account.referee-profile',
  'account.referee-name',
  'account.close-statement',
  'account.correct-statement',
  'account.second-factor',
  'account.second-factor-reset',
  'account.recovery-codes',
  'league.create',
  'league.update',
  'league.match-rules',
  'league.season-rules',
  'league.referee-rules',
  'league.points',
  'league.undo-points',
  'league.lots',
  'league.undo-lots',
  'league.suspension',
  'league.undo-suspension',
  'league.change-suspension',
  'league.undo-change-suspension',
  'league.appeal',
  'league.undo-appeal',
  'league.decide-appeal',
  'league.undo-decide-appeal',
  'league.stage',
  'league.undo-stage',
  'league.kick-offs',
  'league.seeding',
  'league.tie',
  'league.undo-tie',
  'league.choose-award',
  'league.fine-payment',
  'league.undo-fine-payment',
  'league.withdrawal',
  'league.undo-withdrawal',
  'league.slots',
  'league.blackout',
  'league.undo-blackout',
  'league.import',
  'league.undo-import',
  'team.preferences',
  'venue.update',
  'team.create',
  'team.update',
  'team.leave-league',
  'team.join-league',
  'official.erase',
  'official.export',
  'official.town',
  'player.add',
  'player.approve',
  'player.erase',
  'player.export',
  'player.reject',
  'player.update',
  'player.document',
  'player.withdraw',
  'player.return',
  'player.withdraw-approval',
  'rules.publish',
  'gallery.add',
  'gallery.delete',
  'sponsorship.logo',
  'match.photo',
  'match.propose-move',
  'match.answer-move',
  'match.schedule',
  'match.reschedule',
  'match.cancel',
  'match.undo-cancel',
  'match.delete',
  'match.restore',
  'match.result',
  'match.undo-result',
  'match.postpone',
  'match.undo-postpone',
  'match.abandon',
  'match.undo-abandon',
  'match.resume',
  'match.undo-resume',
  'match.replay',
  'match.undo-replay',
  'match.award',
  'match.undo-award',
  'match.annul',
  'match.undo-annul',
  'match.decide-protest',
  'match.undo-decide-protest',
  'match.confirm',
  'match.undo-confirm',
  'match.reopen',
  'match.take-clock',
  'match.referees',
  'match.assign-referee',
  'match.unassign-referee',
  'match.withdraw-claim',
  'match.rate-referee',
  'match.official',
  'grant.create',
  'grant.revoke',
  'commentary.edit',
  'commentary.hide',
  'commentary.show',
  'commentary.regenerate',
  'site.address',
  'job.retry',
  'job.dismiss',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Beside the fields of a rule sheet (`ruleFields`), which have their labels on the sheet. */
export const auditedFields = [
  'files',
  'teamNames',
  'logoUrl',
  'photo',
  'secondFactor',
  'recoveryCodes',
  'username',
  'email',
  'role',
  'companyName',
  'companyOib',
  'phone',
  'membershipPackageId',
  'approved',
  'deactivatedAt',
  'name',
  'season',
  'description',
  'startDate',
  'endDate',
  'isActive',
  'isMain',
  'kickOffFrom',
  'kickOffUntil',
  'format',
  'ballSize',
  'finalsOn',
  'finalists',
  'tieBreakers',
  'headToHeadRestarts',
  'namePolicy',
  'preset',
  'firstName',
  'lastName',
  'jerseyNumber',
  'status',
  'hasDocument',
  'documentReplaced',
  'withdrawnAt',
  'userId',
  'teamId',
  'leagueId',
  'version',
  'title',
  'originalFilename',
  'fileSize',
  'matches',
  'round',
  'homeTeamId',
  'awayTeamId',
  'matchDate',
  'venue',
  'address',
  'town',
  'surface',
  'lighting',
  'slots',
  'fromDay',
  'toDay',
  'hard',
  'preferences',
  'homeScore',
  'awayScore',
  'atFault',
  'mode',
  'halfUntil',
  'newMatchId',
  'winner',
  'against',
  'cause',
  'points',
  'on',
  'withdrawal',
  'keepsPlayed',
  'protestId',
  'outcome',
  'reportHash',
  'until',
  'text',
  'source',
  'hidden',
  'reason',
  'attempts',
  'playerId',
  'amount',
  'from',
  'suspensive',
  'decisionId',
  'appealId',
  'matchId',
  'wholeDay',
  'validTo',
  'revokedAt',
  'referees',
  'refereeRole',
  'refereeRoles',
  'stars',
  'companies',
  'playsFor',
  'excludedBy',
  'month',
  'totalCents',
  'cents',
  'paidOn',
  'note',
  'claimsCloseHours',
  'answerHours',
  'lateCancelHours',
  'travelMinutes',
  'kmRateCents',
  'unplayed',
  'kind',
  'created',
  'moved',
  'language',
  'origin',
  'id',
  'device',
] as const;

export const auditContextFields = ['createdAt', 'commentary'] as const;

export interface AuditEntry extends DecisionText {
  id: string;
  at: string;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  about: AuditContext;
}

export interface AuditActor {
  /**
   * Null for a device with a grant, which is named `grant:12/device:1`, and for a job, which is named; zero for a
   * command of the operator.
   * @minimum 0
   */
  id: number | null;
  username: string;
}

export interface AuditSubject {
  type: string;
  /**
   * Zero for what has no number, such as a job.
   * @minimum 0
   */
  id: number;
  name: string | null;
}

export interface AuditReference {
  id: number;
  name: string | null;
}

export interface AuditContext {
  league: (AuditReference & { season: string | null }) | null;
  team: AuditReference | null;
  account: AuditReference | null;
  /** The fixture as it was then, even if the match was deleted since; null for many matches at once. */
  match: {
    homeTeam: AuditReference;
    awayTeam: AuditReference;
    round: number | null;
    matchDate: string;
  } | null;
}

export interface AuditPage {
  entries: AuditEntry[];
  next: string | null;
}
