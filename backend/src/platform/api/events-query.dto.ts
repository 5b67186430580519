import { limits } from '@kolo/domain';
import { NumberInQuery } from './fields.js';

/** A page of the log of a match or a league. */
export class EventsQuery {
  @NumberInQuery(0) after?: number;

  @NumberInQuery(1, limits.eventPage.max) limit?: number;
}
