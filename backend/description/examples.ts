import { presetRules } from '@kolo/domain';
import type { Content } from './open-api.js';
import { isOfType, nameIn, type Schema, type Schemas } from './schema.js';

/** Values of a small season, by the name of the field that they stand in, perhaps with that of the object around it. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  id: [12, 'b7b0a4ce.0'],
  leagueId: [1],
  teamId: [7],
  homeTeamId: [7],
  awayTeamId: [8],
  playerId: [71],
  scorer: [71],
  assist: [72],
  mvpPlayerId: [71],
  userId: [3],
  matchId: [41],
  grantId: [5],
  round: [3],
  version: [17],
  name: ['Bura'],
  homeTeamName: ['Bura'],
  awayTeamName: ['Jugo'],
  teamName: ['Bura'],
  season: ['2025/26'],
  username: ['ana.horvat'],
  email: ['ana.horvat@example.org'],
  password: ['tri konja u galopu'],
  currentPassword: ['tri konja u galopu'],
  newPassword: ['sedam mora, devet gora'],
  companyName: ['Bura d.o.o.'],
  companyOib: ['12345678903'],
  phone: ['+385 1 234 5678'],
  price: ['500.00'],
  firstName: ['Ana'],
  lastName: ['Horvat'],
  jerseyNumber: [7],
  venue: ['Dvorana Kolo'],
  kickOffFrom: ['16:00'],
  kickOffUntil: ['20:00'],
  finalsOn: ['2026-05-30'],
  format: ['4+1'],
  matchDate: ['2025-10-19T17:00:00.000Z'],
  startDate: ['2025-09-01T00:00:00.000Z'],
  endDate: ['2026-06-01T00:00:00.000Z'],
  roundDates: ['2025-10-19'],
  matchTimes: ['19:00'],
  homeScore: [3],
  awayScore: [2],
  goals: [3],
  assists: [2],
  points: [19],
  average: [4.5],
  second: [754],
  playedSeconds: [754],
  message: ['Ta je utakmica obrisana.'],
  epoch: ['4c3d2f60-4f0b-4f0e-8f0b-2f3a1f0d9c11'],
  token: ['mB4o8XQkq0u3yq1bq0mJ2w', 'mB4o8XQkq0u3yq1bq0mJ2wZ7hQ2vT9sKxLrP0aYwE_-'],
  code: ['K7P-42M', '123456'],
  pin: ['012345'],
  device: ['grant:5/device:1'],
  label: ['Stol 1'],
  title: ['Pravila lige 2025/26'],
  description: ['Liga tvrtki, nedjeljom navečer.'],
  text: ['Bura je u zadnjoj minuti došla do pobjede.'],
  key: ['player-71'],
  limit: [50],
  'accept-language': ['en'],
  search: ['Horvat'],
  after: ['1760892000000_41'],
  before: ['1760892000000000-a41'],
  originalFilename: ['pravila.pdf'],
  filename: ['5b0c3c1a.pdf'],
  mimeType: ['application/pdf', 'image/jpeg'],
  fileSize: [182_400],
  logoUrl: ['/api/sponsorships/logos/5b0c3c1a.png'],
  url: ['https://kolo.example.org/console#t=mB4o8XQkq0u3yq1bq0mJ2w'],
  webPath: ['/api/gallery/images/5b0c3c1a.jpg'],
  thumbnailPath: ['/api/gallery/images/5b0c3c1a.jpg'],
  postgres: ['18.4'],
  city: ['Split'],
  position: ['goalkeeper', 1],
  next: ['1760892000000000-a41', 101],
  signature: ['h3V0c2lnbmVkLXdpdGgtYS1rZXk'],
  expires: [1_760_892_900_000],
  max: [10_485_760],
  now: [1_760_893_354_000],
  browser: ['Firefox'],
  system: ['Android'],
  network: ['192.0.2.7'],
  reason: ['connect ECONNREFUSED'],
  eventId: ['b7b0a4ce-3f0e.0'],
  actionId: ['b7b0a4ce-3f0e.0'],
  goalId: ['b7b0a4ce-3f0e.0'],
  cause: ['b7b0a4ce-3f0e.0'],
  'homeTeam.id': [7],
  'awayTeam.id': [8],
  'awayTeam.name': ['Jugo'],
  'league.id': [1],
  'league.name': ['Poslovna liga'],
  'state.matchId': [41],
  'rows.position': [1],
  status: ['in_progress', 'approved', 'ok'],
  matchState: ['first-half'],
  currentHalf: [1],
  half: [1],
  period: [1],
  played: [754, 9],
  rules: [presetRules['fifa-2025-26']],
  shootout: [null],
  scoreInDoubt: [false],
  flagged: [['b7b0a4ce-3f0e.0'], true],
  deleted: [false],
  withdrawn: [false],
  versions: [{ 41: 17 }],
  'fouls.home': [4],
  'fouls.away': [3],
  'onPitch.home': [4],
  'onPitch.away': [5],
  'timeouts.home': [1],
  'shootout.home': [4],
  'shootout.away': [3],
  remainingSeconds: [87],
  limitSeconds: [1_200],
  since: [12, '2025-10-19T16:45:00.000Z'],
  from: [15, '2025-10-19'],
  to: [17, '2025-10-26'],
  count: [128],
  votes: [57],
  windowMs: [5_000],
  homeShots: [12],
  awayShots: [9],
  homeShotsOnTarget: [7],
  awayShotsOnTarget: [5],
  homeGoalkeeperSaves: [3],
  awayGoalkeeperSaves: [4],
  homeCorners: [4],
  awayCorners: [2],
  aiCommentary: ['Bura je u zadnjoj minuti došla do pobjede.'],
  content: ['# Pravila lige'],
  'entries.action': ['league.update'],
  'subject.type': ['league'],
  editedBy: ['ana.horvat'],
  insteadOf: ['5b0c3c1a'],
  commandId: ['b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11'],
  namesVersion: ['6f1d'],
  latestAt: ['2025-10-19T17:12:34.000Z'],
  imageURL: ['/api/uploads/5b0c3c1a'],
  uploadURL: ['/api/uploads/5b0c3c1a?max=10485760&expires=1760892900000&signature=h3V0c2lnbmVk'],
  employmentDocumentUrl: ['/api/players/71/document'],
  recoveryCodes: ['7F3K-92QX'],
  secret: ['JBSWY3DPEHPK3PXP'],
  uri: ['otpauth://totp/Kolo:ana.horvat?secret=JBSWY3DPEHPK3PXP&issuer=Kolo'],
  qr: ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
  endpoint: ['https://updates.push.services.mozilla.com/wpush/v2/example'],
  p256dh: [
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
  packageName: ['Zlatni'],
};

/** Fields that contradict each other when all of them are filled. */
const leftOut = new Set(['gone', 'afterExtraTime']);

const instant = '2025-10-19T17:00:00.000Z';

/** A value that the schema allows, the same with every run. */
export function exampleOf(
  schema: Schema,
  schemas: Schemas,
  property = '',
  depth = 0,
  around = '',
): unknown {
  const name = nameIn(schema);
  if (name !== null) {
    const named = schemas[name];
    if (named === undefined) throw new Error(`There is no schema ${schema.$ref}`);
    return exampleOf(named, schemas, property, depth + 1, around);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const known = [...(values[`${around}.${property}`] ?? []), ...(values[property] ?? [])].find(
    (value) => isAllowed(schema, value),
  );
  if (known !== undefined) return known;
  if (schema.enum !== undefined) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant !== undefined) return exampleOf(variant, schemas, property, depth, around);
  if (schema.allOf !== undefined)
    return Object.assign(
      {},
      ...schema.allOf.map((one) => exampleOf(one, schemas, property, depth, around)),
    );
  if (isOfType(schema, 'object')) return objectOf(schema, schemas, depth, property);
  if (isOfType(schema, 'array'))
    return (
      schema.prefixItems?.map((item) => exampleOf(item, schemas, property, depth)) ??
      (schema.items === undefined || depth > 8
        ? []
        : [exampleOf(schema.items, schemas, property, depth)])
    );
  return scalarOf(schema);
}

function objectOf(schema: Schema, schemas: Schemas, depth: number, property: string): object {
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => !leftOut.has(name) || schema.required?.includes(name))
    .map(([name, one]) => [name, exampleOf(one, schemas, name, depth, property)]);
  const { additionalProperties: rest } = schema;
  if (fields.length === 0 && typeof rest === 'object')
    return { 71: exampleOf(rest, schemas, '', depth) };
  return Object.fromEntries(fields);
}

function scalarOf(schema: Schema): unknown {
  if (isOfType(schema, 'boolean')) return true;
  if (isOfType(schema, 'integer') || isOfType(schema, 'number'))
    return Math.min(Math.max(schema.minimum ?? 0, 0), schema.maximum ?? 0);
  if (isOfType(schema, 'string')) {
    if (schema.format === 'date-time') return instant;
    if (schema.format === 'date') return instant.slice(0, 10);
    return 'kolo'.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, '-');
  }
  return null;
}

function isAllowed(schema: Schema, value: unknown): boolean {
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (value === null)
    return isOfType(schema, 'null') || (schema.anyOf ?? []).some((one) => isOfType(one, 'null'));
  if (typeof value === 'boolean') return isOfType(schema, 'boolean');
  if (typeof value === 'object')
    return (
      isOfType(schema, 'object') &&
      (schema.required ?? []).every((name) => Object.hasOwn(value, name))
    );
  if (typeof value === 'string')
    return (
      isOfType(schema, 'string') &&
      value.length <= (schema.maxLength ?? value.length) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
    );
  if (typeof value !== 'number') return false;
  const fits = value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
  return (
    fits && (isOfType(schema, 'number') || (isOfType(schema, 'integer') && Number.isInteger(value)))
  );
}

/** The examples of named types stand once in the document. */
export class Examples {
  readonly named: Record<string, { value: unknown }> = {};

  constructor(private readonly schemas: Schemas) {}

  of(schema: Schema): NonNullable<Content['examples']> {
    const name = nameIn(schema);
    if (name === null) return { answer: { value: this.valueOf(schema) } };
    this.named[name] ??= { value: this.valueOf(schema) };
    return { [name]: { $ref: `#/components/examples/${name}` } };
  }

  valueOf(schema: Schema, property = ''): unknown {
    return exampleOf(schema, this.schemas, property);
  }
}
