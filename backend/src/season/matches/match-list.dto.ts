import { largestId, limits, parseZagrebDay } from '@kolo/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min, registerDecorator } from 'class-validator';
import { InDigits, isId } from '../../platform/api/fields.js';
import { PageCursor, PageLimit } from '../../platform/api/pages.js';

const IsLeagueOrSeveral = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isLeagueOrSeveral',
    target: target.constructor,
    propertyName: String(property),
    options: { message: '$property must be the id of a league, all or none' },
    validator: { validate: (value: unknown) => value === 'all' || value === 'none' || isId(value) },
  });

const IsDayOrInstant = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isDayOrInstant',
    target: target.constructor,
    propertyName: String(property),
    options: { message: '$property must be a day as yyyy-mm-dd or an ISO 8601 instant' },
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseZagrebDay(value) !== null,
    },
  });

const Moment = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description, example: '2025-10-19' }),
    IsOptional(),
    IsDayOrInstant(),
  );

export class LeagueOfMatchesQuery {
  @ApiPropertyOptional({
    description: 'By default the league that is shown, with matches of none',
    oneOf: [
      { type: 'integer', minimum: 1, maximum: largestId },
      { type: 'string', enum: ['all', 'none'] },
    ],
  })
  @IsOptional()
  @InDigits()
  @IsLeagueOrSeveral()
  leagueId?: number | 'all' | 'none';
}

/** docs/product.md#lists */
export class MatchListQuery extends LeagueOfMatchesQuery {
  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: limits.rounds })
  @IsOptional()
  @InDigits()
  @IsInt()
  @Min(0)
  @Max(limits.rounds)
  round?: number;

  @Moment('Kick-off at or after this; a day begins at midnight in Zagreb')
  from?: string;

  @Moment('Kick-off before this instant, or until the end of this day')
  to?: string;

  @PageLimit(limits.matchPage.max)
  limit?: number;

  @PageCursor()
  after?: string;
}
