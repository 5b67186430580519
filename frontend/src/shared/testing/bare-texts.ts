import { join } from 'node:path';
import ts from 'typescript';

/**
 * Texts that React moves or changes as nodes of their own. A browser that translates puts elements in place of text
 * nodes, so such a text stands still, or React fails to remove it. In an element of its own it is replaced as the
 * element's content.
 *
 * @returns `file:line text` of each
 */
export function bareTexts(frontendFolder: string, isChecked: (path: string) => boolean): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(frontendFolder, 'tsconfig.json'),
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
    const path = file.fileName.slice(frontendFolder.length + 1);
    if (!file.fileName.endsWith('.tsx') || !isChecked(path)) return [];
    return bareNodes(file, checker).map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${path}:${line + 1} ${node.getText(file)}`;
    });
  });
}

function bareNodes(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isParent(node)) found.push(...bareChildren(node, checker));
    if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? ''))
      found.push(...returnedTexts(node, checker));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Parent = ts.JsxElement | ts.JsxFragment;

const isParent = (node: ts.Node): node is Parent =>
  ts.isJsxFragment(node) ||
  // An option has nothing but text.
  (ts.isJsxElement(node) && node.openingElement.tagName.getText() !== 'option');

/** Of a fragment every text, because nobody knows what stands beside it. */
function bareChildren(parent: Parent, checker: ts.TypeChecker): ts.Node[] {
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

const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !(ts.isJsxExpression(child) && child.expression === undefined);

function kindOf(
  child: ts.JsxChild,
  checker: ts.TypeChecker,
): 'element' | 'fixed' | 'changing' | 'conditional' | 'children' {
  if (ts.isJsxText(child)) return 'fixed';
  if (!ts.isJsxExpression(child) || child.expression === undefined) return 'element';
  const { expression } = child;
  if (ts.isStringLiteral(expression)) return expression.text.trim() === '' ? 'element' : 'fixed';
  if (isFixedText(expression)) return 'fixed';
  if (expression.getText() === 'children') return 'children';
  return isText(expression, checker) ? 'changing' : 'conditional';
}

/** `t('key')`, which changes with the language only. */
const isFixedText = (expression: ts.Expression): boolean =>
  ts.isCallExpression(expression) &&
  expression.expression.getText() === 't' &&
  expression.arguments.length === 1 &&
  expression.arguments.every(ts.isStringLiteral);

function returnedTexts(component: ts.FunctionDeclaration, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression && isText(node.expression, checker))
      found.push(node);
    ts.forEachChild(node, visit);
  };
  if (component.body) ts.forEachChild(component.body, visit);
  return found;
}

function isText(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(expression);
  // What others hand over as ReactNode is theirs.
  if (checker.typeToString(type).includes('ReactNode')) return false;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(
    (part) =>
      (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      !(part.isStringLiteral() && part.value === ''),
  );
}
