/** @typedef {{ fullName: string, status: string }} JestTest */
/** @typedef {{ name: string, status: string, assertionResults: JestTest[] }} JestFile */
/** @typedef {{ title: string, file: string, line: number, ok: boolean }} BrowserSpec */
/** @typedef {{ specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite */

/**
 * Names what failed in a report of Jest, a line each: a file that did not load has no tests to name.
 * @param {{ testResults: JestFile[] }} report
 * @param {string} root
 */
export function failedJestTests({ testResults }, root) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.replace(`${root}/`, '');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file} did not run`];
      return failed.map(({ fullName }) => `${file} › ${fullName}`);
    });
}

/**
 * The same of a report of Playwright.
 * @param {BrowserSuite} report
 * @returns {string[]}
 */
export function failedBrowserTests({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(failedBrowserTests),
  ];
}
