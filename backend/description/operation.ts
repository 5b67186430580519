import { STATUS_CODES } from 'node:http';
import { headers, limits } from '@kolo/domain';
import { largestId } from '../src/platform/common/fields.js';
import { accessOf, securityOf } from './access.js';
import type { Answer } from './answer-types.js';
import { bound, boundAnswer } from './bounds.js';
import type { Examples } from './examples.js';
import type { Handler } from './nest-document.js';
import type { Content, Operation, Parameter, Response } from './open-api.js';
import { isRefusalStatus, refusalRef, refusalStatusesOf } from './refusals.js';
import { eachSchema, isOfType, nameIn, type Schema, type Schemas } from './schema.js';

/** The router refuses longer parts of a path. */
const maxPathPart = 200;
const maxHeader = 1_000;
/** Where `@ApiProduces` of the library keeps the media types. */
const producesKey = 'swagger/apiProduces';

export interface Facts {
  readonly method: string;
  readonly handler: Handler;
  readonly answer: Answer;
  readonly examples: Examples;
  readonly schemas: Schemas;
}

/** Adds to what the decorators say of a route: who may call it, what it answers and how it refuses. */
export function complete(operation: Operation, facts: Facts): void {
  const { method, handler, examples, schemas } = facts;
  if (operation.summary === undefined || operation.summary === '')
    throw new Error(`${operation.operationId} has no summary`);
  const access = accessOf(handler.controller, handler.method);
  operation.security = securityOf(access);
  for (const parameter of operation.parameters ?? []) completeParameter(parameter, examples);
  const contents = Object.entries(operation.requestBody?.content ?? {});
  for (const [, content] of contents) {
    eachSchema(content.schema, bound);
    content.examples = examples.of(content.schema);
  }
  const said = Object.keys(operation.responses).map(Number);
  operation.responses = {};
  const own = said.filter((status) => status < 400 || status === 503);
  // The library leaves out what is the default where a decorator names another status.
  if (!own.some((status) => status < 300)) own.push(successOf(handler, method));
  for (const status of own) operation.responses[status] = responseOf(status, facts, operation);
  if (method === 'get')
    operation.responses[304] = { description: 'What the caller has is current.' };
  const writes = method !== 'get';
  const names = operation.parameters?.map(({ name }) => name) ?? [];
  const named = [
    ...(operation.parameters ?? []).map((one) => (one.in === 'path' ? 'id' : one.name)),
    ...contents.flatMap(([, { schema }]) => fieldsOf(schema, schemas)),
  ];
  const statuses = refusalStatusesOf({
    writes,
    restricted: access.kind !== 'public',
    hasInput: names.length > 0 || contents.length > 0,
    hasBody: contents.length > 0,
    takesFile: contents.some(([type]) => type !== 'application/json'),
    namesSomething: named.some((name) => isName.test(name)),
    isCommand: names.includes(headers.commandId),
  });
  for (const status of [...statuses, ...said.filter(isRefusalStatus)])
    operation.responses[status] ??= refusalRef(status);
}

/** A field that names a thing, which may not exist. */
const isName = /^id$|Ids?$/;

const fieldsOf = (schema: Schema, schemas: Schemas): string[] =>
  Object.keys((schemas[nameIn(schema) ?? ''] ?? schema).properties ?? {});

/** The key is that of `@HttpCode`. */
const successOf = ({ method: handler }: Handler, method: string): number =>
  Reflect.getMetadata('__httpCode__', handler) ?? (method === 'post' ? 201 : 200);

function completeParameter(parameter: Parameter, examples: Examples): void {
  const { schema } = parameter;
  if (parameter.in === 'header') parameter.required = false;
  // A choice of types has no type of its own, which the library calls an object.
  if (schema.oneOf !== undefined) delete schema.allOf;
  if (parameter.in === 'path' && isOfType(schema, 'number'))
    Object.assign(schema, { type: 'integer', minimum: 1, maximum: largestId });
  if (isOfType(schema, 'string') && schema.enum === undefined)
    schema.maxLength ??= parameter.in === 'header' ? maxHeader : maxPathPart;
  eachSchema(schema, bound);
  parameter.example ??= schema.example ?? examples.valueOf(schema, parameter.name);
  delete schema.example;
}

const producedBy = ({ method, controller }: Handler): string[] =>
  Reflect.getMetadata(producesKey, method) ?? Reflect.getMetadata(producesKey, controller) ?? [];

function responseOf(
  status: number,
  { handler, answer, examples }: Facts,
  { parameters = [] }: Operation,
): Response {
  const description = STATUS_CODES[status] ?? 'OK';
  if (answer === 'nothing') return { description };
  const types = producedBy(handler);
  const schema: Schema =
    answer === 'file' ? { type: 'string', format: 'binary' } : structuredClone(answer);
  boundAnswer(schema);
  if (types.length === 0 && (answer === 'file' || isOfType(schema, 'string')))
    throw new Error(`${handler.name} does not name the media type of its answer`);
  const content: Content =
    answer === 'file' ? { schema } : { schema, examples: examples.of(schema) };
  const isPage = parameters.some(({ name }) => name === 'after') && isOfType(schema, 'array');
  return {
    description,
    ...(isPage ? { headers: { Link: linkHeader } } : {}),
    content: Object.fromEntries(
      (types.length === 0 ? ['application/json'] : types).map((type) => [type, content]),
    ),
  };
}

const linkHeader = {
  description: 'The path of the next page with `rel="next"` (RFC 8288), where there is one.',
  schema: { type: 'string', maxLength: maxHeader },
  example: `</api/matches?limit=${limits.matchPage.default}&after=1760892000000_41>; rel="next"`,
};
