import type { LiveSnapshot } from '@kolo/domain';
import { PartCode } from '@/shared/page/part-code';

interface Props {
  snapshot: LiveSnapshot;
}

const lineUps = new PartCode<Props>(async () => (await import('./LineUps')).LineUps);
const statistics = new PartCode<Props>(
  async () => (await import('./TeamStatistics')).TeamStatistics,
);

/** On a phone behind tabs, and loaded when one is opened. */
export const LineUps = lineUps.Part;
export const TeamStatistics = statistics.Part;

/** A wide screen shows them at once: what the server rendered must not give way to a placeholder. */
export const preloadTeamFacts = (): Promise<unknown> =>
  Promise.all([lineUps.preload(), statistics.preload()]);
