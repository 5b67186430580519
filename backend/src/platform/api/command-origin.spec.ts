import { refusalTexts } from '@kolo/domain';
import { commandHeaders } from './command-origin.js';
import { RefusalError } from './refusal.error.js';

const now = Date.parse('2026-03-01T18:00:00.000Z');
const read = (headers: Record<string, string | string[]>) =>
  commandHeaders({ headers, id: 'request-1' }, now);

describe('the headers of a command', () => {
  it('are filled in where a caller sends none', () => {
    const { commandId, ...rest } = read({});
    expect(commandId).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({
      at: '2026-03-01T18:00:00.000Z',
      actorId: null,
      isConsole: true,
      device: null,
      requestId: 'request-1',
      language: 'hr',
    });
    expect(read({}).commandId).not.toBe(commandId);
  });

  it('are kept as a tablet sends them, the moment as UTC', () => {
    expect(
      read({
        'idempotency-key': 'tablet-1:42',
        'occurred-at': '2026-03-01T18:59:30.250+01:00',
        'device-id': 'tablet-1',
        'accept-language': 'en',
      }),
    ).toMatchObject({
      commandId: 'tablet-1:42',
      at: '2026-03-01T17:59:30.250Z',
      device: 'tablet-1',
      language: 'en',
    });
  });

  it.each(['idempotency-key', 'device-id'])('%s is an id, in which nobody is named', (header) => {
    expect(() => read({ [header]: 'Tablet Ana Anić' })).toThrow();
    expect(() => read({ [header]: 'Tablet of Ana' })).toThrow();
  });

  it.each(['grant:1/device:1', 'account:1'])('a device does not pass for %s', (name) => {
    expect(read({ 'device-id': name }).device).toBeNull();
    expect(read({ 'device-id': `my-${name}` }).device).toBe(`my-${name}`);
  });

  it('a clock that is fast counts as now', () => {
    expect(read({ 'occurred-at': '2026-03-01T18:00:04Z' }).at).toBe('2026-03-01T18:00:00.000Z');
    expect(read({ 'occurred-at': '2031-03-01T18:00:00Z' }).at).toBe('2026-03-01T18:00:00.000Z');
  });

  it('a tap may be thirty days old and no older', () => {
    expect(read({ 'occurred-at': '2026-01-30T18:00:00Z' }).at).toBe('2026-01-30T18:00:00.000Z');
    expect(() => read({ 'occurred-at': '2026-01-30T17:59:59Z' })).toThrow(RefusalError);
  });

  it.each([
    ['idempotency-key', 'short'],
    ['idempotency-key', 'x'.repeat(101)],
    ['idempotency-key', 'čekaj-malo-1'],
    ['idempotency-key', ['12345678', '12345678']],
    ['occurred-at', 'yesterday'],
    ['occurred-at', '2026-03-01'],
    ['occurred-at', '2026-13-41T18:00:00Z'],
    ['device-id', 'x'.repeat(101)],
  ])('%s: %j is refused by its name', (name, value) => {
    const refusal = () => read({ [name]: value });
    expect(refusal).toThrow(RefusalError);
    expect(refusal).toThrow(
      `${refusalTexts['request.invalid'].en.replace('.', '')}: ${String(name)}`,
    );
  });
});
