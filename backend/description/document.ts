import { securitySchemes } from './access.js';
import { answerTypes } from './answer-types.js';
import { bound, boundAnswer } from './bounds.js';
import { Examples } from './examples.js';
import { nameEnums } from './named-enums.js';
import { describedByNest } from './nest-document.js';
import type { OpenApi } from './open-api.js';
import { complete } from './operation.js';
import { meaningsOfCodes, type Refusals, refusalExamples, usualResponses } from './refusals.js';
import { eachSchema, isOfType, type Schema, type Schemas, sorted } from './schema.js';
import { tags } from './tags.js';

const errorShape = 'ErrorAnswer';
const bodyLimit = 64 * 1024;

/** The description of the whole API: requests from their classes, answers from their types. */
export async function openApi(): Promise<OpenApi> {
  const { document, handlers } = await describedByNest();
  const { types, answers } = answerTypes();
  types.schemaOf(types.declaration(errorShape));
  const schemas = schemasOf(document.components.schemas, types.schemas);
  const examples = new Examples(schemas);
  const refused: Refusals[] = [];
  for (const methods of Object.values(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId } = operation;
      const handler = handlers.get(operationId);
      const name = handler === undefined ? '' : `${handler.controller.name}.${handler.name}`;
      const answer = answers.get(name);
      if (handler === undefined || answer === undefined)
        throw new Error(`${operationId} has no handler whose answer is known`);
      refused.push(complete(operation, { method, handler, answer, examples }));
    }
  const { openapi, info, paths } = document;
  return {
    openapi,
    info,
    servers,
    tags: tags.map(([name, description]) => ({ name, description })),
    paths: sorted(paths),
    components: {
      schemas: sorted(schemas),
      responses: sorted(usualResponses()),
      examples: sorted({ ...examples.named, ...refusalExamples(refused) }),
      securitySchemes,
    },
  };
}

const servers = [
  {
    url: 'https://{host}',
    description: 'Production: where the league serves Kolo.',
    variables: { host: { default: 'kolo.example.org' } },
    'x-internal': false,
  },
];

function schemasOf(requests: Schemas, answers: Schemas): Schemas {
  const schemas: Schemas = { ...requests };
  for (const schema of Object.values(requests)) eachSchema(schema, boundRequest);
  for (const [name, schema] of Object.entries(answers)) {
    if (schemas[name] !== undefined) throw new Error(`Two types are named ${name}`);
    boundAnswer(schema);
    schemas[name] = schema;
  }
  nameEnums(requests, answers);
  // The library's name for what has no type.
  delete schemas.Object;
  Object.assign(schemas.ErrorCode ?? {}, { description: meaningsOfCodes() });
  return schemas;
}

/** The validation refuses fields that a class does not name. */
function boundRequest(schema: Schema): void {
  const isText = isOfType(schema, 'string') && schema.enum === undefined;
  if (isText && schema.format !== 'binary') schema.maxLength ??= bodyLimit;
  bound(schema);
  if (schema.properties !== undefined) schema.additionalProperties = false;
}
