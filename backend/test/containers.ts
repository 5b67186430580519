import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Container {
  /** The host and the port that lead into it. */
  readonly address: string;
  stop(): Promise<void>;
}

interface ContainerOptions {
  port: number;
  command: string[];
  /** A shell command that succeeds as soon as the server answers. */
  isReady: string;
  environment?: Record<string, string>;
  /** A folder that may be lost with the container. */
  scratch?: string;
}

/** `npm run test:medium -- --containers` */
export const inContainers = (): boolean => process.env.TEST_CONTAINERS === 'true';

/** Starts the image that a service of docker-compose.yml names. */
export async function startContainer(
  service: 'postgres' | 'redis',
  { port, command, isReady, environment = {}, scratch }: ContainerOptions,
): Promise<Container> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(imageOf(service))
    .withExposedPorts(port)
    .withEnvironment(environment)
    .withCommand(command)
    .withTmpFs(scratch === undefined ? {} : { [scratch]: 'rw' })
    .withHealthCheck({
      test: ['CMD-SHELL', isReady],
      interval: 250,
      timeout: 2_000,
      retries: 240,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  return {
    address: `${container.getHost()}:${container.getMappedPort(port)}`,
    stop: async () => void (await container.stop()),
  };
}

function imageOf(service: string): string {
  const file = join(__dirname, '../../docker-compose.yml');
  const { services } = parse(readFileSync(file, 'utf8'), { merge: true });
  return services[service].image;
}
