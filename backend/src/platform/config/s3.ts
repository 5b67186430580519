export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

interface Reader {
  value: (name: string) => string | null;
  origin: (name: string) => string | null;
  wrong: string[];
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const optional = ['S3_REGION'] as const;
const bucketName = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

export function s3Config({ value, origin, wrong }: Reader): S3Config | null {
  const missing = needed.filter((name) => value(name) === null);
  const set = [...needed, ...optional].filter((name) => value(name) !== null);
  if (set.length === 0) return null;
  for (const name of missing) wrong.push(`${name} is required with ${set[0]}`);
  const endpoint = origin('S3_ENDPOINT') ?? '';
  const bucket = value('S3_BUCKET') ?? '';
  if (bucket !== '' && !bucketName.test(bucket))
    wrong.push('S3_BUCKET must be 3 to 63 small letters, digits and hyphens');
  return {
    endpoint,
    bucket,
    accessKey: value('S3_ACCESS_KEY') ?? '',
    secretKey: value('S3_SECRET_KEY') ?? '',
    region: value('S3_REGION') ?? 'us-east-1',
  };
}
