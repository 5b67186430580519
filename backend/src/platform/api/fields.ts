import { largestId, parseZagrebDay } from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';

export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestId;

export const IsId = (options?: ValidationOptions) =>
  applyDecorators(IsInt(options), Min(1, options), Max(largestId, options));

/** Forms and paths carry text only; anything but digits stays text, which validation refuses. */
export const InDigits = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** Text without what people copy with it. */
export const Cleaned = (clean: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

export const IsText = (max: number, options?: ValidationOptions) =>
  applyDecorators(IsString(options), MaxLength(max, options));

/** `\p{DI}` matches letters and marks without a shape, `\u2800` is the empty Braille cell. */
export const unseenSet = String.raw`\s\p{C}\p{DI}\u2800`;

/** `HH:MM` */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const visible = new RegExp(`[^${unseenSet}]`, 'u');

export const IsName = (max: number) =>
  applyDecorators(
    IsString(),
    ValidateBy({
      name: 'isVisible',
      validator: { validate: (value) => typeof value === 'string' && visible.test(value) },
    }),
    MaxLength(max),
  );

/** `IsOptional` would also accept null, which most columns cannot hold. */
export const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined);

export const NumberInQuery =
  (minimum: number, maximum: number = largestId): PropertyDecorator =>
  (target, property) => {
    ApiPropertyOptional({ type: Number, minimum, maximum })(target, property);
    IsOptional()(target, property);
    Type(() => Number)(target, property);
    IsInt()(target, property);
    Min(minimum)(target, property);
    Max(maximum)(target, property);
  };

export const IsDay = (): PropertyDecorator => {
  return (target, property) =>
    registerDecorator({
      name: 'isDay',
      target: target.constructor,
      propertyName: String(property),
      options: { message: '$property must be a day as yyyy-mm-dd' },
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length === 10 && parseZagrebDay(value) !== null,
      },
    });
};

export const IsInstant = (options?: ValidationOptions): PropertyDecorator => {
  return (target, property) =>
    registerDecorator({
      name: 'isInstant',
      target: target.constructor,
      propertyName: String(property),
      options: { message: '$property must be an ISO 8601 instant with its zone', ...options },
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length > 10 && parseZagrebDay(value) !== null,
      },
    });
};
