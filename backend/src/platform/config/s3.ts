import type { EnvironmentReader } from './environment-reader.js';

export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const optional = ['S3_REGION'] as const;
const bucketName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

export function s3Config(read: EnvironmentReader): S3Config | null {
  const missing = needed.filter((name) => read.value(name) === null);
  const set = [...needed, ...optional].filter((name) => read.value(name) !== null);
  if (set.length === 0) return null;
  for (const name of missing) read.wrong.push(`${name} is required with ${set[0]}`);
  const endpoint = read.origin('S3_ENDPOINT') ?? '';
  const bucket = read.value('S3_BUCKET') ?? '';
  if (bucket !== '' && !bucketName.test(bucket))
    read.wrong.push('S3_BUCKET must be 3 to 63 small letters, digits and hyphens');
  return {
    endpoint,
    bucket,
    accessKey: read.value('S3_ACCESS_KEY') ?? '',
    secretKey: read.value('S3_SECRET_KEY') ?? '',
    region: read.value('S3_REGION') ?? 'us-east-1',
  };
}
