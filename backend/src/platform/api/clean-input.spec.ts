import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { RegisterDto } from '../../people/accounts/index.js';
import { PasswordResetDto } from '../../people/auth/passwords/password.dto.js';
import { EnterConsoleDto } from '../../registry/grants/grant.dto.js';
import { AddPlayerDto } from '../../registry/players/player.dto.js';
import { cleanInput, fieldsAsTyped, longFields } from './clean-input.js';
import { errorAnswer } from './error.filter.js';
import { validationPipe } from './validation.pipe.js';

const body = (metatype: new () => object) => ({ type: 'body', metatype }) as const;
const dirty = '\u202a a\u0301\u00a0b\u2011c\u200b \ufeff';
const company = {
  username: '\u00a0bura\u200b ',
  email: ' bura@example.com\ufeff',
  password: '  two blanks  ',
  role: 'company',
  companyName: 'Bura\u00a0 d.o.o.',
  companyOib: 'HR 694 351 515 30',
  phone: '\u2066+385\u00a091\u2011123\u20114567\u2069',
  membershipPackageId: 1,
};

describe('what people send', () => {
  it('is stored as they mean it, and a password as it is', async () => {
    await expect(validationPipe().transform(company, body(RegisterDto))).resolves.toEqual({
      username: 'bura',
      email: 'bura@example.com',
      password: '  two blanks  ',
      role: 'company',
      companyName: 'Bura d.o.o.',
      companyOib: '69435151530',
      phone: '+385 91-123-4567',
      membershipPackageId: 1,
    });
  });

  it('is clean in lists and in parts of it, while files are left alone', () => {
    const file = Buffer.from(dirty);
    expect(cleanInput({ days: [dirty], league: { name: dirty }, file, text: dirty })).toEqual({
      days: ['á b-c'],
      league: { name: 'á b-c' },
      file,
      text: dirty,
    });
  });

  it.each<[string, new () => object, object, object]>([
    [
      'from a signature of a mail',
      RegisterDto,
      {
        ...company,
        email: 'Ana Anić <bura@example.com>;',
        companyOib: 'OIB: HR69435151530',
        phone: 'Mob.: (+385) 91 123 4567',
      },
      { email: 'bura@example.com', companyOib: '69435151530', phone: '(+385) 91 123 4567' },
    ],
    [
      'from a link',
      PasswordResetDto,
      { email: 'mailto:ana@example.com' },
      { email: 'ana@example.com' },
    ],
    [
      'in groups',
      EnterConsoleDto,
      { code: 'K7P-42M', pin: '012\u00a0345' },
      { code: 'K7P-42M', pin: '012345' },
    ],
  ])('is what they mean when it was copied %s', async (_, dto, sent, meant) => {
    await expect(validationPipe().transform(sent, body(dto))).resolves.toMatchObject(meant);
  });

  it('has the name of a player in plain letters', async () => {
    const player = { firstName: 'ǅoni', lastName: 'Ｇｒｏﬃｎ', jerseyNumber: 7, teamId: '1' };
    await expect(validationPipe().transform(player, body(AddPlayerDto))).resolves.toMatchObject({
      firstName: 'Džoni',
      lastName: 'Groffin',
    });
  });

  it('has a jersey number as it was copied', async () => {
    const player = {
      firstName: 'Ana',
      lastName: 'Anić',
      jerseyNumber: '\u200b7\u00a0',
      teamId: '1',
    };
    await expect(validationPipe().transform(player, body(AddPlayerDto))).resolves.toMatchObject({
      jerseyNumber: 7,
    });
  });

  it.each([
    ['hr', 'phone', 'Upišite broj telefona, primjerice +385 91 234 5678.'],
    ['en', 'phone', 'Enter a phone number such as +385 91 234 5678.'],
    ['en', 'companyOib', 'An OIB has 11 digits.'],
    ['hr', 'username', 'Najmanji broj znakova: 3.'],
  ] as const)(
    'is refused in %s with a sentence about its %s',
    async (language, field, sentence) => {
      const wrong = { ...company, phone: 'nazovi', companyOib: '1', username: 'b' };
      const error: unknown = await validationPipe()
        .transform(wrong, body(RegisterDto))
        .catch((refused: unknown) => refused);
      expect(errorAnswer(error, language, 'request-1').details).toHaveProperty(field, sentence);
    },
  );
});

describe('every field of every request', () => {
  const loaded = dtoFiles(join(__dirname, '../..')).map((file) => require(file) as object);
  const fields = loaded
    .flatMap((file) => Object.values(file))
    .filter((one): one is new () => object => typeof one === 'function')
    .flatMap((dto) =>
      getMetadataStorage()
        .getTargetValidationMetadatas(dto, '', true, false)
        .map(({ propertyName, name, constraints }) => ({
          field: propertyName,
          rule: name ?? '',
          max: Number((constraints ?? []).at(-1)),
        })),
    );

  it('is found', () => {
    expect(loaded.length).toBeGreaterThan(15);
    expect(fields.length).toBeGreaterThan(100);
  });

  it('is cleaned unless it is a password or has several lines', () => {
    const passwords = fields.filter(({ field }) => /password/i.test(field));
    for (const { field } of passwords) expect(fieldsAsTyped).toContain(field);
    const long = fields.filter(({ rule, max }) => rule === 'maxLength' && max >= 500);
    // An address may be long too, and has one line.
    for (const { field } of long.filter((one) => one.field !== 'address'))
      expect(longFields).toContain(field);
  });
});

function dtoFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return dtoFiles(path);
    return entry.name.endsWith('.dto.ts') ? [path] : [];
  });
}
