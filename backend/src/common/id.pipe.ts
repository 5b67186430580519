import { Injectable, type PipeTransform } from '@nestjs/common';
import { RefusalError } from './refusal.error.js';

/** An id in a path: a positive 32-bit integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647)
      throw RefusalError.of('request.invalid', 'id');
    return id;
  }
}
