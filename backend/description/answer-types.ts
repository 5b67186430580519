import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ContractTypes } from './contract-types.js';
import type { Schema } from './schema.js';

const sources = join(__dirname, '../src');

/** The return value of a route's handler: JSON of a type, bytes of a file, or nothing. */
export type Answer = Schema | 'file' | 'nothing';

export interface AnswerTypes {
  readonly types: ContractTypes;
  /** By the handler: `TeamsController.create`. */
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Reads the return types of all handlers, so that none of them is described a second time. */
export function answerTypes(): AnswerTypes {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.controller.ts'))
    .sort()
    .map((path) => join(sources, path));
  const types = new ContractTypes([join(sources, 'app.module.ts'), ...files]);
  const answers = new Map<string, Answer>();
  for (const file of files)
    for (const [handler, method] of handlersIn(types.source(file))) {
      if (method.type === undefined) throw new Error(`${handler} does not name what it returns`);
      answers.set(handler, answerOf(method.type, types));
    }
  return { types, answers };
}

const routeDecorators = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

function* handlersIn(source: ts.SourceFile): Generator<[string, ts.MethodDeclaration]> {
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement) || statement.name === undefined) continue;
    for (const member of statement.members) {
      if (!ts.isMethodDeclaration(member) || !isRoute(member)) continue;
      yield [`${statement.name.text}.${member.name.getText(source)}`, member];
    }
  }
}

const isRoute = (method: ts.MethodDeclaration): boolean =>
  (ts.getDecorators(method) ?? []).some(
    ({ expression }) =>
      ts.isCallExpression(expression) &&
      ts.isIdentifier(expression.expression) &&
      routeDecorators.has(expression.expression.text),
  );

function answerOf(type: ts.TypeNode, types: ContractTypes): Answer {
  if (type.kind === ts.SyntaxKind.VoidKeyword) return 'nothing';
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    const [inner] = type.typeArguments ?? [];
    if ((name === 'Promise' || name === 'Sent') && inner !== undefined)
      return answerOf(inner, types);
    if (name === 'StreamableFile' || name === 'Buffer') return 'file';
  }
  return types.schemaOf(type);
}
