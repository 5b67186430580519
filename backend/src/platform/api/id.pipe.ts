import { Injectable, type PipeTransform } from '@nestjs/common';
import { isId } from './fields.js';
import { RefusalError } from './refusal.error.js';

@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = Number(text);
    if (!/^\d{1,10}$/.test(text) || !isId(id)) throw RefusalError.of('request.invalid', 'id');
    return id;
  }
}
