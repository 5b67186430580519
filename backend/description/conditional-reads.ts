import type { Operation, Parameter } from './open-api.js';

const etag = {
  description: 'Names what was answered, for `If-None-Match`.',
  schema: { type: 'string', maxLength: 200 },
  example: '"mB4o8XQkq0u3yq1bq0mJ2w"',
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of what the caller has; what has not changed is answered with 304.',
  schema: { type: 'string', maxLength: 1_000 },
  example: etag.example,
};

/** Says of a route that reads how callers keep what they have read (RFC 9110). */
export function describeConditionalRead(operation: Operation): void {
  const headers = { ETag: etag };
  operation.responses[304] = { description: 'What the caller has is current.', headers };
  operation.parameters = [...(operation.parameters ?? []), ifNoneMatch];
  const answer = operation.responses[200];
  if (answer !== undefined && !('$ref' in answer))
    answer.headers = { ...answer.headers, ...headers };
}
