import { STATUS_CODES } from 'node:http';
import { largestId, limits, type RefusalCode } from '@kolo/domain';
import { refusesKey } from '../src/platform/api/refuses.decorator.js';
import { accessOf, refusalsOfAccess, securityOf } from './access.js';
import type { Answer } from './answer-types.js';
import { bound, boundAnswer } from './bounds.js';
import { describeConditionalRead } from './conditional-reads.js';
import type { Examples } from './examples.js';
import type { Handler } from './handlers.js';
import type { Content, Operation, Parameter, Response } from './open-api.js';
import { type Refusals, refusalResponses, refusalsOf } from './refusals.js';
import { eachSchema, isOfType, type Schema } from './schema.js';

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
}

/** Adds to what the decorators say of a route: who may call it, what it answers and how it refuses, which it returns. */
export function complete(operation: Operation, facts: Facts): Refusals {
  const { method, handler, examples } = facts;
  if (operation.summary === undefined || operation.summary === '')
    throw new Error(`${operation.operationId} has no summary`);
  operation.security = securityOf(accessOf(handler));
  for (const parameter of operation.parameters ?? []) completeParameter(parameter, examples);
  const contents = Object.entries(operation.requestBody?.content ?? {});
  for (const [, content] of contents) {
    eachSchema(content.schema, bound);
    if (content.schema.format !== 'binary') content.examples = examples.of(content.schema);
  }
  const said = Object.keys(operation.responses).map(Number);
  operation.responses = {};
  const own = said.filter((status) => status < 400 || status === 503);
  // The library leaves out what is the default where a decorator names another status.
  if (!own.some((status) => status < 300)) own.push(successOf(handler, method));
  for (const status of own) operation.responses[status] = responseOf(status, facts, operation);
  const refusals = refusalsTo(operation, facts);
  for (const [status, refusal] of refusalResponses(refusals))
    operation.responses[status] ??= refusal;
  if (method === 'get') describeConditionalRead(operation);
  return refusals;
}

/** The codes that the route names, and those of all routes that take as much and are open to the same callers. */
function refusalsTo(operation: Operation, { method, handler }: Facts): Refusals {
  const { parameters = [], requestBody } = operation;
  const takesInput = parameters.length > 0 || requestBody !== undefined;
  const writes = method !== 'get';
  const own: RefusalCode[] = Reflect.getMetadata(refusesKey, handler.method) ?? [];
  const usual: RefusalCode[] = ['request.too-fast', 'service.unavailable'];
  if (takesInput || writes) usual.push('request.invalid');
  if (writes) usual.push('request.foreign-origin', 'request.too-large');
  return refusalsOf([...own, ...usual, ...refusalsOfAccess(handler)], writes);
}

/** The key is that of `@HttpCode`. */
const successOf = ({ method: handler }: Handler, method: string): number =>
  Reflect.getMetadata('__httpCode__', handler) ?? (method === 'post' ? 201 : 200);

function completeParameter(parameter: Parameter, examples: Examples): void {
  const { schema } = parameter;
  if (parameter.in === 'header') {
    parameter.required = false;
    parameter.name = parameter.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }
  parameter.description ??= parameterMeanings[parameter.name.toLowerCase()];
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

/** Parameters that mean the same wherever a route takes them. */
const parameterMeanings: Readonly<Record<string, string>> = {
  'accept-language': 'The language of texts and refusals, `hr` or `en`; Croatian by default.',
  after: 'Where the page begins: the value from the `Link` of the page before.',
  limit: 'How many rows at most.',
  epoch: 'The history that the caller has its version of; another one answers with everything.',
  since: 'The version that the caller has.',
  version: 'Up to this version; the newest by default.',
};

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
