import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import { root } from './workspace.js';

// The recommended rules of Redocly for both descriptions, and those of OWASP for that of the API; only errors count.

/** Where Kolo does otherwise than the rules of OWASP ask. */
const otherwise = /** @type {const} */ ({
  // Ids are of things that are public or that the server guards; links that nobody may guess have tokens.
  'owasp:api1:2023-no-numeric-ids': 'off',
  // Answers are shared by all readers and cached, so no header can say what one reader has left.
  'owasp:api4:2023-rate-limit': 'off',
  // An administrator has a session as everybody; the role of its account decides.
  'owasp:api5:2023-admin-security-unique': 'off',
  // Pages of other sites may read no answer, so none is named.
  'owasp:api8:2023-define-cors-origin': 'off',
});

/** Recommended as warnings only. */
const rightExamples = /** @type {const} */ ({
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
});

const sourceOf = (/** @type {string} */ file) => readFileSync(join(root, 'docs', file), 'utf8');

async function recommended(/** @type {string} */ file) {
  const config = await createConfig({ extends: ['recommended'], rules: rightExamples });
  const problems = await lintFromString({ source: sourceOf(file), absoluteRef: file, config });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ ruleId, message, location }) => `${file} ${ruleId} ${location[0]?.pointer}: ${message}`,
    );
}

async function ofOwasp() {
  const rules = new spectral.Spectral();
  const extended = /** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (
    /** @type {unknown} */ (owasp)
  );
  rules.setRuleset({ extends: [[extended, 'recommended']], rules: otherwise });
  const problems = await rules.run(new spectral.Document(sourceOf('openapi.json'), parsers.Json));
  return problems
    .filter(({ severity }) => severity === 0)
    .map(({ code, message, path }) => `${code} ${path.join(' ')}: ${message}`);
}

const problems = [
  ...(await recommended('openapi.json')),
  ...(await recommended('asyncapi.json')),
  ...(await ofOwasp()),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
