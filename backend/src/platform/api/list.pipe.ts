import { isRecord } from '@kolo/domain';
import type { PipeTransform, Type } from '@nestjs/common';
import { RefusalError } from './refusal.error.js';
import { validationPipe } from './validation.pipe.js';

/** A body that is a list, whose items are checked as bodies of their own. */
export class ListPipe<Item extends object> implements PipeTransform<unknown, Promise<Item[]>> {
  private readonly each = validationPipe();

  constructor(
    private readonly dto: Type<Item>,
    private readonly max: number,
  ) {}

  transform(value: unknown): Promise<Item[]> {
    if (!Array.isArray(value) || value.length > this.max || !value.every(isRecord))
      throw RefusalError.of('request.invalid');
    const metadata = { type: 'body', metatype: this.dto } as const;
    return Promise.all(value.map((item): Promise<Item> => this.each.transform(item, metadata)));
  }
}
