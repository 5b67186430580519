import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './workspace.js';

/**
 * Texts that React moves or changes as nodes of their own. A browser that translates puts elements in place of text
 * nodes, so such a text stands still, or React fails to remove it. In an element of its own it is replaced as the
 * element's content.
 *
 * @import { Expression, FunctionDeclaration, JsxChild, JsxElement, JsxFragment, Node, SourceFile, TypeChecker } from 'typescript'
 */

const require = createRequire(import.meta.url);
/** @type {typeof import('typescript')} */
const ts = require('typescript');

const frontend = join(root, 'frontend');

/** The console tells browsers not to translate it. */
const isChecked = (/** @type {string} */ path) =>
  /^src\/.*\.tsx$/.test(path) && !/\.spec\.tsx$|\/testing\/|^src\/features\/console\//.test(path);

/** @returns {string[]} `file:line text` of each */
function bareTexts() {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(frontend, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error('There is no tsconfig.json');
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const path = file.fileName.slice(frontend.length + 1);
    if (!isChecked(path)) return [];
    return bareNodes(file, checker).map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `frontend/${path}:${line + 1} ${node.getText(file)}`;
    });
  });
}

function bareNodes(/** @type {SourceFile} */ file, /** @type {TypeChecker} */ checker) {
  const found = /** @type {Node[]} */ ([]);
  const visit = (/** @type {Node} */ node) => {
    if (isParent(node)) found.push(...bareChildren(node, checker));
    if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? ''))
      found.push(...returnedTexts(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns {node is JsxElement | JsxFragment} */
const isParent = (/** @type {Node} */ node) =>
  ts.isJsxFragment(node) ||
  // An option has nothing but text.
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() !== 'option');

/**
 * Returns every text of a fragment, because its siblings are not known.
 *
 * @param {JsxElement | JsxFragment} parent
 */
function bareChildren(parent, /** @type {TypeChecker} */ checker) {
  const children = parent.children.filter(isShown);
  if (children.length === 1 && !ts.isJsxFragment(parent)) return [];
  let isPreceded = false;
  return children.filter((child) => {
    const kind = kindOf(child, checker);
    const isBare =
      kind === 'changing' ||
      (kind === 'fixed' && (isPreceded || children.length === 1)) ||
      (kind === 'children' && isPreceded);
    // React puts what comes later before the text, which is no longer there.
    isPreceded ||= kind === 'conditional';
    return isBare;
  });
}

const isShown = (/** @type {JsxChild} */ child) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !(ts.isJsxExpression(child) && child.expression === undefined);

/** @returns {'element' | 'fixed' | 'changing' | 'conditional' | 'children'} */
function kindOf(/** @type {JsxChild} */ child, /** @type {TypeChecker} */ checker) {
  if (ts.isJsxText(child)) return 'fixed';
  if (!ts.isJsxExpression(child) || child.expression === undefined) return 'element';
  const { expression } = child;
  if (ts.isStringLiteral(expression)) return expression.text.trim() === '' ? 'element' : 'fixed';
  if (isFixedText(expression)) return 'fixed';
  if (expression.getText() === 'children') return 'children';
  return isText(expression, checker) ? 'changing' : 'conditional';
}

/** `t('key')`, which changes with the language only. */
const isFixedText = (/** @type {Expression} */ expression) =>
  ts.isCallExpression(expression) &&
  expression.expression.getText() === 't' &&
  expression.arguments.length === 1 &&
  expression.arguments.every(ts.isStringLiteral);

function returnedTexts(
  /** @type {FunctionDeclaration} */ component,
  /** @type {TypeChecker} */ checker,
) {
  const found = /** @type {Node[]} */ ([]);
  const visit = (/** @type {Node} */ node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression && isText(node.expression, checker))
      found.push(node);
    ts.forEachChild(node, visit);
  };
  if (component.body) ts.forEachChild(component.body, visit);
  return found;
}

function isText(/** @type {Expression} */ expression, /** @type {TypeChecker} */ checker) {
  const type = checker.getTypeAtLocation(expression);
  // A ReactNode from outside is checked where it is written.
  if (checker.typeToString(type).includes('ReactNode')) return false;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(
    (part) =>
      (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(part.isStringLiteral() && part.value === ''),
  );
}

const found = bareTexts();
for (const text of found) console.error(text);
if (found.length > 0)
  console.error(`\n${found.length} texts without an element of their own: see docs/style.md.`);
process.exitCode = found.length > 0 ? 1 : 0;
