import type { Group } from '../report.js';

/** In the order in which they are measured, with what each of them measures. */
export const sections = {
  appends:
    'How many taps per second the event log accepts, updating the read models in the same transaction.',
  rebuild: 'How fast the read models are rebuilt from the event log.',
  push: 'How long a tap takes to reach spectators’ screens, and the server’s CPU time for it.',
  nodes: 'The same when the tap arrives at one node and the spectators are connected to another.',
  memory: 'How much memory each open connection needs.',
  jobs: 'How many jobs per second the queue adds and runs, on PostgreSQL and on Redis.',
  http: 'How many reads per second a node answers, compared with a bare handler that sends the same bytes.',
  readers: 'How long a tap takes while readers send requests as fast as they can.',
  growth: 'What gets slower once the database holds hundreds of seasons.',
  season:
    'How good the plan of a season is, and how long planning and the heaviest queries of a season take.',
  notices: 'How fast a goal reaches devices as a notice, and whether taps slow down meanwhile.',
  page: 'What a slow phone on a slow network downloads, and how soon the page can be read.',
} as const;

export type SectionName = keyof typeof sections;

/** The results of one run for a section, with its machine. */
export interface Section {
  name: SectionName;
  measuredAt: string;
  node: string;
  machine: string;
  quick: boolean;
  groups: Group[];
}
