import { largestId } from '@kolo/domain';
import { eachSchema, isOfType, type Schema } from './schema.js';

/** Bounds of values that have no limit of their own: what fits into an answer or a request at all. */
const text = 10 * 1024 * 1024;
const rows = 100_000;
const int32 = 2 ** 31 - 1;

const isId = /(^id|Id|Ids)$/;
const isSigned = /(Difference|^moved|^by)$/;
const isEpochMs = /^(now|at|since|endedAt)$/;
/** `latestAt` is empty before the first whistle. */
const isInstant =
  /((?<!^latest)At|Date|^serverTime|^asOf|^validFrom|^validTo|^since|^runningSince|^at)$/;

/** Types say less than the wire keeps: numbers are whole, ids begin at 1, instants are ISO 8601. */
export function boundAnswer(schema: Schema): void {
  eachSchema(schema, (one, property) => {
    if (isOfType(one, 'number') && one.format !== 'double') replaceType(one, 'number', 'integer');
    if (isOfType(one, 'integer') && one.enum === undefined) boundNumber(one, property ?? '');
    if (isOfType(one, 'string') && isInstant.test(property ?? '')) asInstant(one);
    // `Record<string, never>` has no fields.
    if (typeof one.additionalProperties === 'object' && 'not' in one.additionalProperties)
      one.additionalProperties = false;
    bound(one);
  });
}

/** Each number, text and list has its limits (OWASP API4:2023). */
export function bound(schema: Schema): void {
  if (isOfType(schema, 'integer')) {
    schema.minimum ??= schema.enum === undefined ? -int32 : smallest(schema.enum);
    schema.maximum ??= schema.enum === undefined ? int32 : largest(schema.enum);
    const fits = schema.minimum >= -(2 ** 31) && schema.maximum < 2 ** 31;
    schema.format ??= fits ? 'int32' : 'int64';
  }
  if (isOfType(schema, 'string') && schema.enum === undefined && schema.const === undefined)
    schema.maxLength ??= text;
  if (isOfType(schema, 'array'))
    schema.maxItems ??= schema.uniqueItems === true ? (schema.items?.enum?.length ?? rows) : rows;
}

function boundNumber(schema: Schema, property: string): void {
  if (isId.test(property)) {
    schema.minimum ??= 1;
    schema.maximum ??= largestId;
  } else {
    schema.minimum ??= isSigned.test(property) ? -int32 : 0;
    schema.maximum ??= isEpochMs.test(property) ? Number.MAX_SAFE_INTEGER : int32;
  }
}

function asInstant(schema: Schema): void {
  if (schema.enum !== undefined || schema.format !== undefined) return;
  schema.format = 'date-time';
  schema.maxLength = 40;
}

const numbersOf = (values: readonly unknown[]): number[] =>
  values.filter((value) => typeof value === 'number');
const smallest = (values: readonly unknown[]): number => Math.min(...numbersOf(values));
const largest = (values: readonly unknown[]): number => Math.max(...numbersOf(values));

function replaceType(schema: Schema, from: string, to: string): void {
  schema.type = Array.isArray(schema.type)
    ? schema.type.map((type) => (type === from ? to : type))
    : to;
}
