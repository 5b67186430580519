import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Schema } from './schema.js';

/** What each of our own and the library's validators says about a value. */
const limitsOf: Readonly<Record<string, (constraints: readonly unknown[]) => Schema>> = {
  isOptional: () => ({ nullable: true }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isString: () => ({ type: 'string' }),
  isNotEmpty: () => ({ minLength: 1 }),
  min: ([min]) => ({ minimum: Number(min) }),
  max: ([max]) => ({ maximum: Number(max) }),
  minLength: ([min]) => ({ minLength: Number(min) }),
  maxLength: ([max]) => ({ maxLength: Number(max) }),
  isLength: ([min, max]) => ({ type: 'string', minLength: Number(min), maxLength: Number(max) }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  matches: ([pattern]) => ({
    type: 'string',
    pattern: pattern instanceof RegExp ? pattern.source : String(pattern),
  }),
  isIn: ([values]) => ({ enum: [...(values as unknown[])] }),
  arrayMinSize: ([min]) => ({ minItems: Number(min) }),
  arrayMaxSize: ([max]) => ({ maxItems: Number(max) }),
  arrayUnique: () => ({ uniqueItems: true }),
  isDay: () => ({ type: 'string', format: 'date', maxLength: 10 }),
  isInstant: () => ({ type: 'string', format: 'date-time', maxLength: 40 }),
  isDayOrInstant: () => ({ type: 'string', maxLength: 40 }),
  pageCursor: () => ({ type: 'string', maxLength: 27 }),
};

/** Where the library keeps what is said of a property. */
const propertyKey = 'swagger/apiModelProperties';

/** Gives the description of each request the limits that its validators check. */
export function describeRequestLimits(): void {
  // biome-ignore lint/complexity/useLiteralKeys: the library keeps the map to itself
  const all: Map<unknown, ValidationMetadata[]> = getMetadataStorage()['validationMetadatas'];
  for (const [target, rules] of all)
    if (typeof target === 'function')
      for (const [property, ofProperty] of grouped(rules))
        describe(target.prototype, property, ofProperty);
}

function grouped(rules: readonly ValidationMetadata[]): Map<string, ValidationMetadata[]> {
  const groups = new Map<string, ValidationMetadata[]>();
  for (const rule of rules)
    groups.set(rule.propertyName, [...(groups.get(rule.propertyName) ?? []), rule]);
  return groups;
}

function describe(target: object, property: string, rules: readonly ValidationMetadata[]): void {
  const whole: Schema = {};
  const items: Schema = {};
  for (const { name = '', constraints, each } of rules)
    Object.assign(each ? items : whole, limitsOf[name]?.(constraints ?? []));
  const known: Known = Reflect.getMetadata(propertyKey, target, property) ?? {};
  // What a decorator says of the description alone stands above what follows from a validator.
  const { type, isArray, items: listed, ...said } = known;
  const isList = isArray === true || type === 'array' || Object.keys(items).length > 0;
  const list = { type: 'array', isArray: false, items: { ...listed, ...items } };
  // A parameter of an address is there or not.
  if (/(Query|Params)(Dto)?$/.test(target.constructor.name)) delete whole.nullable;
  const described = { ...known, ...whole, ...said, ...(isList ? list : {}) };
  ApiProperty(described as ApiPropertyOptions)(target, property);
}

interface Known {
  type?: unknown;
  isArray?: boolean;
  items?: Schema;
}
