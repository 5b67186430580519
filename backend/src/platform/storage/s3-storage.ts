import { rm } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client } from 'minio';
import { destroySilent, silenceLimits } from '../async/silent-connection.js';
import type { S3Config } from '../config/s3.js';
import { onDisk } from './disk.js';
import {
  isKey,
  type ObjectEntry,
  type ObjectStorage,
  type StoredObject,
} from './object-storage.js';

export class S3Storage implements ObjectStorage {
  private readonly client: Client;
  private readonly bucket: string;
  private prepared: Promise<void> | null = null;

  constructor(private readonly config: S3Config) {
    this.client = clientFor(config);
    this.bucket = config.bucket;
  }

  async take(key: string, path: string): Promise<void> {
    await this.ready();
    await onDisk(this.client.fPutObject(this.bucket, key, path));
    await rm(path, { force: true });
  }

  async read(key: string): Promise<StoredObject | null> {
    if (!isKey(key)) return null;
    await this.ready();
    const found = async (): Promise<StoredObject> => {
      const { size: bytes } = await this.client.statObject(this.bucket, key);
      return { content: await this.client.getObject(this.bucket, key), bytes };
    };
    return onDisk(
      found().catch(async (error: unknown) => {
        // S3 servers have different names for a missing object.
        if (await this.has(key)) throw error;
        return null;
      }),
    );
  }

  async remove(key: string): Promise<void> {
    if (!isKey(key)) return;
    await this.ready();
    await onDisk(this.client.removeObject(this.bucket, key));
  }

  async *list(): AsyncGenerator<ObjectEntry> {
    await this.ready();
    for await (const { name, lastModified } of this.entries(''))
      if (name !== undefined && lastModified !== undefined && isKey(name))
        yield { key: name, modifiedAt: lastModified };
  }

  /** After a failure the next caller tries again. */
  ready(): Promise<void> {
    this.prepared ??= onDisk(this.prepare()).catch((error: unknown) => {
      this.prepared = null;
      throw error;
    });
    return this.prepared;
  }

  private async prepare(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket)))
      await this.client
        .makeBucket(this.bucket, this.config.region)
        .catch(async (error: unknown) => {
          // Another node may have made it meanwhile.
          if (!(await this.client.bucketExists(this.bucket))) throw error;
        });
  }

  private async has(key: string): Promise<boolean> {
    for await (const { name } of this.entries(key)) if (name === key) return true;
    return false;
  }

  private entries(prefix: string): AsyncIterable<{ name?: string; lastModified?: Date }> {
    return this.client.listObjectsV2(this.bucket, prefix, true);
  }
}

function clientFor({ endpoint, accessKey, secretKey, region }: S3Config): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    useSSL: protocol === 'https:',
    transportAgent: agentFor(protocol === 'https:'),
    accessKey,
    secretKey,
    region,
    pathStyle: true,
  });
}

/** Node reports a silent connection and leaves it open. */
function agentFor(secure: boolean): HttpAgent {
  const options = { keepAlive: true, timeout: silenceLimits.storageMs };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (...target) =>
    create(...target)?.on('timeout', destroySilent('object storage'));
  return agent;
}
