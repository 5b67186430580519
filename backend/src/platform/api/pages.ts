import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min, registerDecorator } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InDigits, isId } from './fields.js';

/** The last row of a page by its time and id; rows that are added meanwhile do not move it. */
export interface Place {
  at: Date;
  id: number;
}

/** Fourteen digits reach from 1200 BC to 5138: the database knows no time much longer ago. */
const placePattern = /^(-?\d{1,14})_(\d{1,10})$/;

export function placeFrom(cursor: string): Place | null {
  const [, at, id] = placePattern.exec(cursor) ?? [];
  const place = { at: new Date(Number(at)), id: Number(id) };
  return isId(place.id) && !Number.isNaN(place.at.getTime()) ? place : null;
}

const cursorOf = ({ at, id }: Place): string => `${at.getTime()}_${id}`;

/** The response body stays a plain array, so the cursor of the next page is stored beside it. */
const cursors = new WeakMap<object, string>();

/** @param rows one more than fit, if there are more */
export function pageOf<Row>(rows: Row[], max: number, placeOf: (row: Row) => Place): Row[] {
  if (rows.length <= max) return rows;
  const page = rows.slice(0, max);
  const last = page.at(-1);
  if (last !== undefined) cursors.set(page, cursorOf(placeOf(last)));
  return page;
}

/** The same page in another form. */
export function continued<Form extends object>(form: Form, page: object): Form {
  const cursor = cursors.get(page);
  if (cursor !== undefined) cursors.set(form, cursor);
  return form;
}

/** Sets `Link` (RFC 8288) where there is another page: the same question with another `after`. */
export function linkNext(page: object, { url }: FastifyRequest, reply: FastifyReply): void {
  const cursor = cursors.get(page);
  if (cursor === undefined) return;
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('after', cursor);
  reply.header('link', `<${path}?${query}>; rel="next"`);
}

export const PageLimit = (max: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 1, maximum: max }),
    IsOptional(),
    InDigits(),
    IsInt(),
    Min(1),
    Max(max),
  );

/** The value comes from the `Link` of the page before. */
export const PageCursor = (): PropertyDecorator => (target, property) => {
  ApiPropertyOptional({ type: String, pattern: placePattern.source })(target, property);
  IsOptional()(target, property);
  registerDecorator({
    name: 'pageCursor',
    target: target.constructor,
    propertyName: String(property),
    options: { message: '$property must be the cursor of a page' },
    validator: {
      validate: (value: unknown) => typeof value === 'string' && placeFrom(value) !== null,
    },
  });
};
