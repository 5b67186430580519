import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RulesVersion, RulesView } from '@kolo/domain';
import { DataSource } from 'typeorm';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { doc, docx, docxParts, packageOf, zipOf } from '../../../test/word-samples.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';

let kolo: TestApp;
let folder: string;

beforeAll(async () => {
  kolo = await startTestApp();
  folder = join(kolo.app.get<Runtime>(runtimeToken, { strict: false }).config.dataDir, 'files');
});
afterAll(() => kolo.close());
beforeEach(() => kolo.db.query('DELETE FROM rules_documents'));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const script = Buffer.from('<script>alert(1)</script>');
const megabyte = 1024 * 1024;
const longPdf = (bytes: number): Buffer => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)]);

async function send(body: FormData | string, as: Caller, headers: Record<string, string> = {}) {
  const response = await fetch(`${kolo.url}/api/rules`, {
    method: 'POST',
    headers: { cookie: kolo.cookies[as], ...headers },
    body,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

function publish(file: Buffer, name: string, title = 'Pravila lige', as: Caller = 'admin') {
  const form = new FormData();
  form.set('title', title);
  form.set('file', new Blob([Uint8Array.from(file)]), name);
  return send(form, as);
}

const outcome = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { error?: string }).error,
];
const published = (as: Caller = 'public') => kolo.call('GET', '/api/rules', { as });
const versions = async (): Promise<RulesVersion[]> =>
  (await kolo.call('GET', '/api/rules/versions', { as: 'admin' })).json as RulesVersion[];
const stored = async (): Promise<string[]> => (await readdir(folder)).sort();
const read = (id: unknown, as: Caller) => kolo.call('GET', `/api/rules/${id}/file`, { as });

/** Nothing was published, and nothing was left lying about. */
async function refused(work: () => Promise<unknown>): Promise<void> {
  const before = [await versions(), await stored()];
  await work();
  expect([await versions(), await stored()]).toEqual(before);
  expect(await readdir(join(folder, 'staging'))).toEqual([]);
}

it('nothing is there before something is published', async () => {
  const { json } = await published();
  expect(json).toMatchObject({ statusCode: 404, error: 'rules.not-published' });
  expect((json as { message: string }).message).toBe('Pravila trenutno nisu dostupna.');
  expect(await versions()).toEqual([]);
  expect(outcome(await read(1, 'admin'))).toEqual([404, 'rules.not-found']);
});

it.each([
  ['Pravila 2025-26.pdf', pdf, 'application/pdf', 'pdf'],
  ['PRAVILA.PDF', pdf, 'application/pdf', 'pdf'],
  ['pravila.doc', doc, 'application/msword', 'doc'],
  [
    'pravila.docx',
    docx,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ],
  [
    'pravila s weba.docx',
    packageOf(docxParts('word/document2.xml')),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ],
  ['preuzeto.pdf', Buffer.concat([Buffer.from('\ufeff\r\n'), pdf]), 'application/pdf', 'pdf'],
])('%s is published and read by everybody who is signed in', async (name, file, type, ending) => {
  const { status, json } = await publish(file, name, '  Pravila   lige č ⚽ ');
  expect([status, json]).toEqual([
    201,
    {
      id: expect.any(Number),
      title: 'Pravila lige č ⚽',
      filename: expect.stringMatching(`^pravila-lige-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
      originalFilename: name,
      mimeType: type,
      fileSize: file.length,
      uploadedBy: kolo.userIds.admin,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: json.createdAt,
      filePath: `/api/rules/${json.id}/file`,
      content: `/api/rules/${json.id}/file`,
    },
  ]);
  for (const as of ['public', 'company', 'referee', 'admin'] as const) {
    expect((await published(as)).json).toEqual(json);
    const response = await fetch(`${kolo.url}${json.content}`, {
      headers: { cookie: kolo.cookies[as] },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${json.filename}"`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(outcome(await read(json.id, 'anonymous'))).toEqual([401, 'auth.required']);
});

it('a new version takes the place of the published one, which only the administrator still reads', async () => {
  const one = (await publish(pdf, 'prva.pdf', 'Prva')).json;
  const two = (await publish(docx, 'druga.docx', 'Druga')).json;
  expect((await published()).json).toEqual(two);
  const uploaderUsername = 'admin';
  expect(await versions()).toEqual([
    { ...two, published: true, uploaderUsername },
    { ...one, published: false, uploaderUsername },
  ]);
  expect((await read(one.id, 'admin')).text).toBe(pdf.toString());
  for (const as of ['public', 'company', 'referee'] as const)
    expect(outcome(await read(one.id, as))).toEqual([404, 'rules.not-found']);
});

it.each<[string, Buffer, string, number, string]>([
  ['a PDF that is called a program', pdf, 'pravila.exe', 400, 'file.wrong-type'],
  ['a PDF with two endings', pdf, 'pravila.pdf.exe', 400, 'file.wrong-type'],
  ['a PDF that is called a document', pdf, 'pravila.docx', 400, 'file.wrong-type'],
  ['a PDF without a name', pdf, '.pdf', 400, 'file.wrong-type'],
  ['a PDF whose name reads backwards', pdf, 'pravila\u202efdp.exe', 400, 'file.wrong-type'],
  ['a script', script, 'pravila.pdf', 400, 'file.wrong-type'],
  ['a program', Buffer.from('4d5a90000300000004', 'hex'), 'pravila.doc', 400, 'file.wrong-type'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'pravila.pdf', 400, 'file.wrong-type'],
  ['nothing', Buffer.alloc(0), 'pravila.pdf', 400, 'file.wrong-type'],
  ['a ZIP that is no document', zipOf('a.txt'), 'pravila.docx', 400, 'file.wrong-type'],
  ['the beginning of a ZIP', docx.subarray(0, 40), 'pravila.docx', 400, 'file.wrong-type'],
  ['11 MB', longPdf(11 * megabyte), 'pravila.pdf', 413, 'file.too-large'],
  ['a byte more than 10 MB', longPdf(10 * megabyte + 1), 'pravila.pdf', 413, 'file.too-large'],
])('%s is refused and leaves nothing', (_, file, name, status, error) =>
  refused(async () => expect(outcome(await publish(file, name))).toEqual([status, error])),
);

it.each([
  ['pravila.exe', pdf],
  ['pravila.pdf', script],
  ['pravila.docx', zipOf('a.txt')],
])('who sends a wrong %s hears what may come', async (name, file) => {
  const { json } = await publish(file, name);
  expect(json.message).toMatch(/: PDF, DOC, DOCX$/);
});

it('says how much is too much, and takes exactly that much', async () => {
  const { json } = await publish(longPdf(11 * megabyte), 'pravila.pdf');
  expect(json.message).toBe('Datoteka je prevelika. Maksimalna veličina je 10MB.');
  expect((await publish(longPdf(10 * megabyte), 'pravila.pdf')).status).toBe(201);
});

it('of a name only what can be shown is kept, and nothing of it on the disk', async () => {
  const { status, json } = await publish(pdf, '../../etc/Pravila čšž ⚽.pdf');
  expect([status, json.originalFilename]).toEqual([201, 'Pravila čšž ⚽.pdf']);
  const { rows } = await kolo.db.query<{ file_path: string }>(
    'SELECT file_path FROM rules_documents',
  );
  expect(rows).toEqual([{ file_path: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/) }]);
  expect(await stored()).toContain(rows[0]?.file_path);
  const long = (await publish(pdf, `${'⚽'.repeat(300)}.pdf`)).json as unknown as RulesView;
  expect(Array.from(long.originalFilename)).toHaveLength(200);
});

it.each<[string, (form: FormData) => void]>([
  ['without a title', (form) => form.delete('title')],
  ['with a blank title', (form) => form.set('title', '   ')],
  ['with a title of 121 letters', (form) => form.set('title', 'č'.repeat(121))],
  ['with a NUL in its title', (form) => form.set('title', 'a\0b')],
  ['without a file', (form) => form.delete('file')],
  ['with a text for a file', (form) => form.set('file', 'text')],
  ['with its file elsewhere', (form) => form.set('title', new Blob(['%PDF-1.7']), 'b.pdf')],
  ['with an unknown field', (form) => form.set('published', 'true')],
])('%s nothing is published', (_, spoil) =>
  refused(async () => {
    const form = new FormData();
    form.set('title', 'Pravila');
    form.set('file', new Blob([Uint8Array.from(pdf)]), 'pravila.pdf');
    spoil(form);
    expect(outcome(await send(form, 'admin'))).toEqual([400, 'request.invalid']);
  }),
);

it('what is no whole form, or two files, is refused', () =>
  refused(async () => {
    const twice = new FormData();
    for (const name of ['a.pdf', 'b.pdf'])
      twice.append('file', new Blob([Uint8Array.from(pdf)]), name);
    expect(outcome(await send(twice, 'admin'))).toEqual([413, 'request.too-large']);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and';
    for (const text of ['', '--x--', cut])
      expect(outcome(await send(text, 'admin', type))).toEqual([400, 'request.invalid']);
    const json = { 'content-type': 'application/json' };
    expect(outcome(await send('{}', 'admin', json))).toEqual([400, 'request.invalid']);
  }));

it('only the administrator publishes and sees old versions', () =>
  refused(async () => {
    for (const as of ['public', 'company', 'referee'] as const) {
      expect(outcome(await publish(pdf, 'a.pdf', 'A', as))).toEqual([403, 'auth.forbidden']);
      const answer = await kolo.call('GET', '/api/rules/versions', { as });
      expect(outcome(answer)).toEqual([403, 'auth.forbidden']);
    }
    expect(outcome(await publish(pdf, 'a.pdf', 'A', 'anonymous'))).toEqual([401, 'auth.required']);
  }));

it('of several at once each is a version, and the log tells which replaced which', async () => {
  const first = (await publish(pdf, '0.pdf', '0')).json;
  const answers = await Promise.all(['1', '2', '3'].map((n) => publish(pdf, `${n}.pdf`, n)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [newest, ...old] = (await versions()).map(({ id, published }) => ({ id, published }));
  expect([newest?.published, old.map(({ published }) => published)]).toEqual([
    true,
    [false, false, false],
  ]);
  const { rows } = await kolo.db.query<{ was: number | null; is: number }>(
    `SELECT (before->>'version')::integer AS was, (after->>'version')::integer AS is
     FROM audit_entries WHERE action = 'rules.publish' AND subject_id >= $1 ORDER BY id`,
    [first.id],
  );
  const chain = [newest, ...old].map((version) => version?.id).reverse();
  expect(rows).toEqual(chain.map((is, n) => ({ was: chain[n - 1] ?? null, is })));
});

it('without its entry in the log nothing is published', async () => {
  await kolo.db.query(
    "ALTER TABLE audit_log ADD CONSTRAINT no_rules CHECK (action <> 'rules.publish') NOT VALID",
  );
  try {
    await refused(async () => expect((await publish(pdf, 'a.pdf')).status).toBe(500));
  } finally {
    await kolo.db.query('ALTER TABLE audit_log DROP CONSTRAINT no_rules');
  }
});

it('what was published cannot be rewritten by the product', async () => {
  await publish(pdf, 'a.pdf');
  const db = kolo.app.get(DataSource, { strict: false });
  for (const statement of ["UPDATE rules_documents SET title = 'x'", 'DELETE FROM rules_documents'])
    await expect(db.query(statement)).rejects.toThrow('permission denied');
});
