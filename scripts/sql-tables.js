import { createRequire } from 'node:module';

/** @import { Node } from 'typescript' */

const require = createRequire(import.meta.url);
/** @type {typeof import('typescript')} */
const ts = require('typescript');

/** `FROM matches`, and in a list `, matches m`. */
const mention =
  /(?:\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|ONLY)\s+"?([a-z_]+)|,\s+([a-z_]+)(?=\s+(?:AS\s+)?[a-z]{1,2}\b))/g;

/**
 * The names after the keywords of SQL in the strings of a source; not all of them are tables.
 *
 * @returns {{ name: string, line: number }[]}
 */
export function namesInSql(/** @type {string} */ path, /** @type {string} */ text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = /** @type {{ name: string, line: number }[]} */ ([]);
  const visit = (/** @type {Node} */ node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const { 1: first, 2: next, index } of node.getText(source).matchAll(mention)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source) + index);
        found.push({ name: first ?? next ?? '', line: line + 1 });
      }
    // Tables inside `${…}` are part of the template's text already.
    if (!ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @returns {string[]} the tables that a migration makes */
export const madeTables = (/** @type {string} */ text) =>
  [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:%1\$I\.)?([a-z_]+)/g)].map(
    ([, table = '']) => table,
  );

export const tableOfEntity = (/** @type {string} */ text) =>
  /@Entity\('([a-z_]+)'\)/.exec(text)?.[1];
