import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Handler } from './handlers.js';
import type { Schema } from './schema.js';

/** The limits that our own validators and the library's put on a value. */
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

/** Where the library keeps what is said of a property and of the parameters of a handler. */
const propertyKey = 'swagger/apiModelProperties';
const parametersKey = 'swagger/apiParameters';

/** Gives the descriptions of requests the limits that their validators check. */
export function describeRequestLimits(handlers: Iterable<Handler>): void {
  const described = new Set<unknown>();
  for (const handler of handlers)
    for (const taken of takenBy(handler)) describeClass(taken, described);
}

/** The classes of a handler's parameters, and those that `@ApiBody` names for a form. */
function takenBy({ controller, name, method }: Handler): unknown[] {
  const bodies: { type?: unknown }[] = Reflect.getMetadata(parametersKey, method) ?? [];
  return [
    ...(Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? []),
    ...bodies.map(({ type }) => type),
  ];
}

function describeClass(target: unknown, described: Set<unknown>): void {
  if (typeof target !== 'function' || described.has(target)) return;
  described.add(target);
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', true, false);
  for (const property of new Set(rules.map(({ propertyName }) => propertyName))) {
    const ofProperty = rules.filter(({ propertyName }) => propertyName === property);
    describe(target.prototype, property, ofProperty);
    const { type }: Known = Reflect.getMetadata(propertyKey, target.prototype, property) ?? {};
    const isClass = typeof type === 'function' && type.prototype !== undefined;
    describeClass(typeof type === 'function' && !isClass ? type() : type, described);
  }
}

function describe(target: object, property: string, rules: readonly ValidationMetadata[]): void {
  const whole: Schema = {};
  const items: Schema = {};
  for (const { name = '', constraints, each } of rules)
    Object.assign(each ? items : whole, limitsOf[name]?.(constraints ?? []));
  const known: Known = Reflect.getMetadata(propertyKey, target, property) ?? {};
  // A decorator for the description alone overrides the limits of a validator.
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
