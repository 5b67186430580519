import { reportRecovered } from './report-recovered';

const componentStack = '\n    at TeamPage';

const reported = (error: unknown): string => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  reportRecovered(error, { componentStack });
  return String(print.mock.calls.flat());
};

afterEach(() => jest.restoreAllMocks());

describe('an error from which React recovered', () => {
  it('is reported with what the component threw, and with its place', () => {
    const cause = new TypeError('state is null');
    const report = reported(new Error('There was an error', { cause }));
    expect(report).toMatch(/^Error: There was an error\nCause: TypeError: state is null\n/);
    expect(report).toContain('report-recovered.spec');
    expect(report).toMatch(/at TeamPage$/);
  });

  it('is reported alone where nothing caused it', () => {
    expect(reported(new Error('Hydration failed'))).toBe(
      `Error: Hydration failed\n${componentStack}`,
    );
  });
});
