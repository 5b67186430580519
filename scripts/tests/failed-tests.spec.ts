import { failedBrowserTests, failedJestTests } from '../failed-tests.js';

describe('failed tests', () => {
  it('are named with their file, and a file that did not load is named itself', () => {
    const report = {
      testResults: [
        {
          name: '/repo/domain/a.spec.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'goals count', status: 'passed' },
            { fullName: 'goals count twice', status: 'failed' },
          ],
        },
        { name: '/repo/domain/b.spec.ts', status: 'passed', assertionResults: [] },
        { name: '/repo/domain/c.spec.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(failedJestTests(report, '/repo')).toEqual([
      'domain/a.spec.ts › goals count twice',
      'domain/c.spec.ts did not run',
    ]);
  });

  it('of a browser are found in every nested suite', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, file: 'x.e2e.ts', line: 7 });
    const report = {
      suites: [{ specs: [spec('signs', true)], suites: [{ specs: [spec('protests', false)] }] }],
    };
    expect(failedBrowserTests(report)).toEqual(['x.e2e.ts:7 › protests']);
  });
});
