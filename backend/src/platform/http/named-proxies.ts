import { lookup } from 'node:dns/promises';

/** A proxy that is replaced gets a new address. */
const holdsMs = 5_000;

type Lookup = (name: string, options: { all: true }) => Promise<{ address: string }[]>;

/** Proxies that are known by name, such as a service of Docker Compose, which has no fixed address. */
export class NamedProxies {
  private addresses: ReadonlySet<string> = new Set();
  private refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly names: readonly string[],
    private readonly ask: Lookup = lookup,
  ) {
    void this.refresh();
  }

  /** Answers from the cache; an expired entry is refreshed for the next request. */
  has(address: string): boolean {
    if (performance.now() - this.refreshedAt >= holdsMs) void this.refresh();
    return this.addresses.has(address);
  }

  async refresh(): Promise<void> {
    this.refreshedAt = performance.now();
    const answers = await Promise.allSettled(
      this.names.map((name) => this.ask(name, { all: true })),
    );
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    // While the DNS does not answer, the last addresses hold.
    if (found.length > 0)
      this.addresses = new Set(found.flatMap(({ address }) => [address, `::ffff:${address}`]));
  }
}
