import { limits } from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, Length, Matches, MaxLength } from 'class-validator';
import { IsName, unseenSet } from '../../platform/common/fields.js';

/** Single spaces between visible words, so that no name looks like another. */
const seenWords = new RegExp(`^[^${unseenSet}]+(?: [^${unseenSet}]+)*$`, 'u');

/** A `č` of two characters becomes the one `č`. */
export const IsUsername = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.normalize('NFC') : value,
    ),
    Length(limits.username.min, limits.username.max),
    Matches(seenWords),
  );

/** The standard also allows characters that mean something in links and mail headers. */
export const IsAddress = () =>
  applyDecorators(IsEmail(), Matches(/^[\p{L}\p{N}._+'-]+@[\p{L}\p{N}.-]+$/u), MaxLength(254));

export const IsCompanyName = () => IsName(200);

export const IsOib = () => applyDecorators(Matches(/^\d{11}$/, { message: 'OIB has 11 digits' }));

export const IsPhone = () => applyDecorators(Matches(/^\+?[\d ()/.-]{5,40}$/));
