/** The part of JSON Schema 2020-12 that the description of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  uniqueItems?: boolean;
  example?: unknown;
  examples?: unknown[];
  nullable?: boolean;
}

export type Schemas = Record<string, Schema>;

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const nameIn = ({ $ref }: Schema): string | null =>
  $ref === undefined ? null : ($ref.split('/').at(-1) ?? null);

export const isOfType = ({ type }: Schema, name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name));

/** Calls `visit` with each schema inside, the outer ones first, and the name of the property that it is of. */
export function eachSchema(
  schema: Schema,
  visit: (schema: Schema, property: string | null) => void,
  property: string | null = null,
): void {
  visit(schema, property);
  for (const [name, one] of Object.entries(schema.properties ?? {})) eachSchema(one, visit, name);
  if (schema.items !== undefined) eachSchema(schema.items, visit, property);
  if (typeof schema.additionalProperties === 'object')
    eachSchema(schema.additionalProperties, visit, null);
  for (const one of [
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ])
    eachSchema(one, visit, property);
}

export const sorted = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));
