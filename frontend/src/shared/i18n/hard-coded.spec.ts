import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const source = join(__dirname, '../..');
/** Attributes of an element that people read, or that screen readers speak. */
const spokenAttributes =
  /^(alt|title|placeholder|label|description|hint|name|aria-label|aria-description|aria-valuetext|aria-roledescription)$/;
/** The name of a form's field is never shown. */
const fieldNames =
  /^(input|select|textarea|Input|Select|PasswordInput|Checkbox|RadioRow|FormField|FileInput|meta)$/;
/** Names, which are the same in every language. */
const sameEverywhere = /^(Kolo|MVP|OIB|[A-Z]|\W+)$/;
const letters = /\p{L}{2,}/u;

const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .filter((file) => !/\.spec\.tsx$|(^|\/)testing\//.test(file.replaceAll('\\', '/')));

/** The texts of a component that no language file knows, with their lines. */
function hardCoded(text: string, file: string): string[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    const trimmed = words.replace(/&\w+;/g, ' ').trim();
    if (!letters.test(trimmed) || sameEverywhere.test(trimmed)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${trimmed}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && node.expression !== undefined && isChild(node))
      for (const literal of literalsOf(node.expression)) note(literal, literal.text);
    if (ts.isJsxAttribute(node) && isSpoken(node))
      for (const literal of literalsOf(assignedTo(node))) note(literal, literal.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isChild = ({ parent }: ts.JsxExpression): boolean =>
  ts.isJsxElement(parent) || ts.isJsxFragment(parent);

function isSpoken(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  if (!spokenAttributes.test(name)) return false;
  const element = attribute.parent.parent.tagName.getText();
  return !(name === 'name' && fieldNames.test(element));
}

function assignedTo({ initializer }: ts.JsxAttribute): ts.Node | undefined {
  if (initializer === undefined) return undefined;
  return ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** The texts that an expression may become; what it calls with them is not looked into. */
function literalsOf(node: ts.Node | undefined): ts.StringLiteralLike[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node))
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(node.right);
  return isJoined(kind) ? [...literalsOf(node.left), ...literalsOf(node.right)] : [];
}

const isJoined = (operator: ts.SyntaxKind): boolean =>
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(operator);

describe('components', () => {
  it('say nothing that is not in the language files', () => {
    expect(components.length).toBeGreaterThan(100);
    const found = components.flatMap((file) =>
      hardCoded(readFileSync(join(source, file), 'utf8'), file),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Sljedeće utakmice</p>'],
    ['in braces', "<p>{'Sljedeće utakmice'}</p>"],
    ['in a choice', "<p>{open ? t('open') : 'Zatvoreno'}</p>"],
    ['in a fallback', "<p>{name ?? 'Bez imena'}</p>"],
    ['under a condition', "<p>{open && 'Otvoreno'}</p>"],
    ['in an attribute that is read aloud', "<button aria-label='Zatvori' />"],
    ['in a property of our own that is shown', "<Card title={'Naslov'} />"],
  ])('would be caught %s', (_where, text) => {
    expect(hardCoded(text, 'Some.tsx')).toHaveLength(1);
  });

  it.each([
    ['a class', "<p className='text-xl'>{t('title')}</p>"],
    ['a comparison', "<p>{role === 'admin' && t('admin')}</p>"],
    ['a field name', "<input name='username' />"],
    ['the name of the product', '<p>Kolo</p>'],
  ])('may contain %s', (_what, text) => {
    expect(hardCoded(text, 'Some.tsx')).toEqual([]);
  });
});
