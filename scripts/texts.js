import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace.js';

/** @type {typeof import('typescript')} */
const ts = createRequire(import.meta.url)('typescript');

const folder = 'frontend/src/shared/i18n';
const croatianPlural = /_few$/;

/** @returns {{ file: string, problem: string }[]} */
export function missingTexts() {
  return readdirSync(join(root, folder, 'hr')).flatMap((file) => {
    const hr = keysOf(`hr/${file}`);
    const en = keysOf(`en/${file}`);
    return [
      ...[...hr]
        .filter((key) => !en.has(key) && !croatianPlural.test(key))
        .map(lacking('en', file)),
      ...[...en].filter((key) => !hr.has(key)).map(lacking('hr', file)),
    ];
  });
}

const lacking =
  (/** @type {string} */ language, /** @type {string} */ file) => (/** @type {string} */ key) => ({
    file,
    problem: `${folder}/${language}/${file}: the text "${key}" is missing in ${language}`,
  });

/** `namespace:group.key` of every text in a file. */
function keysOf(/** @type {string} */ path) {
  const keys = /** @type {Set<string>} */ (new Set());
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, folder, path), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer !== undefined && ts.isIdentifier(name))
          collect(initializer, `${name.text}:`);
  return keys;

  function collect(/** @type {import('typescript').Node} */ node, /** @type {string} */ prefix) {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return collect(node.expression, prefix);
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) continue;
      const key = prefix + property.name.text;
      if (ts.isObjectLiteralExpression(property.initializer))
        collect(property.initializer, `${key}.`);
      else keys.add(key);
    }
  }
}
