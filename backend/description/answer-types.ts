import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalCode } from '@kolo/domain';
import ts from 'typescript';
import { ContractTypes } from './contract-types.js';
import { RefusalCodes } from './refusal-codes.js';
import type { Schema } from './schema.js';

const sources = join(__dirname, '../src');

/** What a route's handler returns: JSON of a type, bytes of a file, or nothing. */
export type Answer = Schema | 'file' | 'nothing';

export interface AnswerTypes {
  readonly types: ContractTypes;
  /** By the handler: `TeamsController.create`. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** By the handler: the codes that its own code refuses with. */
  readonly refusals: ReadonlyMap<string, readonly RefusalCode[]>;
}

/** What a library calls before a handler. */
const calledBefore: Readonly<Record<string, string>> = {
  'AuthController.login': 'LocalStrategy.validate',
};

/** Caught on the way: nobody may learn by a registration who has an account. */
const neverAnswered: Readonly<Record<string, RefusalCode>> = {
  'RegistrationController.register': 'account.email-taken',
};

/** Reads the return types of all handlers and how they refuse, so that none of it is described a second time. */
export function answerTypes(): AnswerTypes {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.controller.ts'))
    .sort()
    .map((path) => join(sources, path));
  const types = new ContractTypes([join(sources, 'app.module.ts'), ...files]);
  const codes = new RefusalCodes(types.program);
  const answers = new Map<string, Answer>();
  const refusals = new Map<string, readonly RefusalCode[]>();
  for (const file of files)
    for (const [handler, method] of handlersIn(types.source(file))) {
      if (method.type === undefined) throw new Error(`${handler} does not name what it returns`);
      answers.set(handler, answerOf(method.type, types));
      const before = calledBefore[handler];
      const functions = before === undefined ? [method] : [types.method(before), method];
      refusals.set(
        handler,
        codes.of(functions).filter((code) => code !== neverAnswered[handler]),
      );
    }
  return { types, answers, refusals };
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
