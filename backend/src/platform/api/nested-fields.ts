import { applyDecorators, type Type as ClassType } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** Null is a value; leaving the field out is refused. */
export const MayBeNull = () => ValidateIf((_, value) => value !== null);

export const WholeNumber = ({ min, max }: { min: number; max: number }) =>
  applyDecorators(
    ApiProperty({ type: Number, minimum: min, maximum: max }),
    IsInt(),
    Min(min),
    Max(max),
  );

export const YesOrNo = () => applyDecorators(ApiProperty({ type: Boolean }), IsBoolean());

export const OneOf = (values: readonly (string | number)[]) =>
  applyDecorators(ApiProperty({ enum: values }), IsIn(values));

export const Part = (dto: () => ClassType) =>
  applyDecorators(ApiProperty({ type: () => dto() }), IsObject(), ValidateNested(), Type(dto));

export const NullablePart = (dto: () => ClassType) =>
  applyDecorators(ApiProperty({ type: () => dto(), nullable: true }), MayBeNull(), Part(dto));
