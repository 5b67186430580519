import { SerialQueue } from '../../platform/async/serial-queue.js';
import type { DataVersions } from '../../platform/reads/data-versions.service.js';
import type { CursorPump } from './cursor-pump.js';
import type { MatchNamesService } from './match-names.service.js';
import type { MatchTopic } from './match-topic.js';

/** Changes with every name; its numbers grow with each read. */
export type StaticVersion = Pick<DataVersions, 'staticData' | 'reading'>;

interface Named {
  /** One after the other: an older read must not end last. */
  readonly queue: SerialQueue;
  /** When its names were last requested, by `performance.now()`. */
  at: number;
  /** The data version at which its names were last read. */
  as: StaticVersion | null;
}

const renameMs = 30_000;

/** The names on watched matches, whose corrections no event reports. */
export class TopicNames {
  private readonly named = new WeakMap<MatchTopic, Named>();

  constructor(
    private readonly names: MatchNamesService,
    private readonly pump: CursorPump,
  ) {}

  /** Before anybody follows the topic. */
  async first(topic: MatchTopic): Promise<void> {
    topic.rename(await this.names.of(topic.present));
    this.namedOf(topic);
  }

  rename(topic: MatchTopic): Promise<void> {
    return this.namedOf(topic).queue.run(async () => {
      const names = await this.names.of(topic.present);
      // Deltas carry no names.
      if (topic.rename(names)) this.pump.rewind(topic);
    });
  }

  /** For a reader of names who knows their data version; answers of one moment must not mix old and new. */
  async renameAs(topic: MatchTopic, dataVersion: StaticVersion): Promise<void> {
    const named = this.namedOf(topic);
    if (isNamedAs(named, dataVersion)) return;
    await this.rename(topic);
    if (!isNamedAs(named, dataVersion)) named.as = dataVersion;
  }

  renew(topic: MatchTopic): Promise<void> {
    this.namedOf(topic).at = performance.now();
    return this.rename(topic);
  }

  async renewIfOld(topic: MatchTopic): Promise<void> {
    if (performance.now() - this.namedOf(topic).at >= renameMs) await this.renew(topic);
  }

  private namedOf(topic: MatchTopic): Named {
    let named = this.named.get(topic);
    if (named === undefined) {
      named = { queue: new SerialQueue(), at: performance.now(), as: null };
      this.named.set(topic, named);
    }
    return named;
  }
}

const isNamedAs = ({ as }: Named, { staticData, reading }: StaticVersion): boolean =>
  as !== null && (as.staticData === staticData || as.reading > reading);
