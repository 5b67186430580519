import type { Group } from '../report.js';

/** In the order in which they are measured, with what each of them asks. */
export const sections = {
  appends: 'How many taps the log takes, with the read models in the same transaction.',
  rebuild: 'How fast the read models are made anew from the log.',
  push: 'How long a tap takes to the spectators’ screens, and what it costs the server.',
  nodes: 'The same with the tap at one node and the spectators at another.',
  memory: 'What a connection costs in memory.',
  jobs: 'How many jobs the queue takes and does, on PostgreSQL and on Redis.',
  http: 'How many reads a node answers, beside a bare handler that sends the same bytes.',
  readers: 'How long a tap takes while readers ask as fast as they can.',
  growth: 'What becomes slower when the database holds hundreds of seasons.',
  season:
    'How good a plan of a season is, and how long it and the large questions of a season take.',
  notices: 'How fast a goal reaches devices, and whether taps feel it.',
  page: 'What a slow phone on a slow network loads, and when it can be read.',
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
