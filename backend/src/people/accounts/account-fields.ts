import { cleanEmail, cleanOib, cleanPhone, isOib, isPhone, limits } from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, Length, MaxLength, ValidateBy } from 'class-validator';
import { Cleaned, IsName, unseenSet } from '../../platform/api/fields.js';

/** Single spaces between visible words, so that no name looks like another. */
const seenWords = new RegExp(`^[^${unseenSet}]+(?: [^${unseenSet}]+)*$`, 'u');

/** The standard also allows characters that mean something in links and mail headers. */
const address = /^[\p{L}\p{N}._+'-]+@[\p{L}\p{N}.-]+$/u;

/** A rule under a name of its own, by which the reader's sentence is found. */
const FollowsRule = (name: string, holds: (text: string) => boolean) =>
  ValidateBy({
    name,
    validator: { validate: (value) => typeof value === 'string' && holds(value) },
  });

export const IsUsername = () =>
  applyDecorators(
    Length(limits.username.min, limits.username.max),
    FollowsRule('isUsername', (text) => seenWords.test(text)),
  );

export const IsAddress = () =>
  applyDecorators(
    Cleaned(cleanEmail),
    IsEmail(),
    FollowsRule('isAddress', (text) => address.test(text)),
    MaxLength(254),
  );

export const IsCompanyName = () => IsName(200);

export const IsOib = () => applyDecorators(Cleaned(cleanOib), FollowsRule('isOib', isOib));

export const IsPhone = () => applyDecorators(Cleaned(cleanPhone), FollowsRule('isPhone', isPhone));
