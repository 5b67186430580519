import type { jobs as hr } from '@/shared/i18n/hr/jobs';
import type { Translation } from '@/shared/i18n/translation';

export const jobs: Translation<typeof hr> = {
  title: 'Background jobs',
  link: 'Background jobs',
  back: 'Change log',
  lead: 'A job that failed even at its last attempt waits here for your decision.',
  counts: 'State of the jobs',
  states: {
    waiting: 'Waiting',
    active: 'Running',
    delayed: 'Delayed',
    failed: 'Failed',
  },
  failed: 'Failed jobs',
  empty: 'No failed jobs',
  emptyHint: 'Everything that was to be done in the background is done or still being tried.',
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  retry: 'Run again',
  dismiss: 'Dismiss',
  retryOf: 'Run again: {{job}}',
  dismissOf: 'Dismiss: {{job}}',
  ask: {
    title: 'Dismiss the job?',
    text: 'This job will not be run again: {{job}}',
  },
  done: { retry: 'The job has been started again', dismiss: 'The job is dismissed' },
  names: {
    bare_documents: 'Removing place and camera from photographs of documents',
    finish_erasures: 'Finishing the erasure of people',
    retention: 'Deleting what has been kept for long enough',
    verify_projections: 'Comparing the tables with the log every night',
    close_fans_votes: 'Closing the fans’ vote',
    collect_orphans: 'Removing files that belong to nothing',
    gallery_sizes_missing: 'Looking for pictures without smaller sizes',
    gallery_sizes: 'Making smaller sizes of a picture',
    commentary_follow: 'Looking for matches without a text',
    commentary_write: 'Writing about a match',
    send_notices: 'Sending notices by mail',
    password_reset_mail: 'Sending a link for a new password',
  },
};
