import { eachSchema, refTo, type Schema, type Schemas } from './schema.js';

const keyOf = (values: readonly unknown[]): string => JSON.stringify([...values].sort());

/** A choice that the contract has a name for keeps it where a request takes it, so that a client has one type. */
export function nameEnums(requests: Schemas, named: Schemas): void {
  const names = new Map<string, string>();
  for (const [name, { enum: values, type }] of Object.entries(named))
    if (values !== undefined && type === 'string') names.set(keyOf(values), name);
  for (const request of Object.values(requests))
    eachSchema(request, (schema) => {
      const values = schema.enum?.filter((value) => value !== null);
      const name = values && names.get(keyOf(values));
      if (name !== undefined) takeName(schema, name, values?.length !== schema.enum?.length);
    });
}

function takeName(schema: Schema, name: string, nullable: boolean): void {
  delete schema.enum;
  delete schema.type;
  Object.assign(schema, nullable ? { anyOf: [refTo(name), { type: 'null' }] } : refTo(name));
}
