import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { RefusalError } from './refusal.error.js';
import { isStorable } from './storable.js';

class StorableValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom' && !isStorable(value)) throw RefusalError.of('request.invalid');
    // `IdPipe` comes later: converted to a number here, `0x1` would be a valid id.
    if (metadata.type === 'param' && metadata.metatype === Number) return value;
    return super.transform(value, metadata);
  }
}

export const validationPipe = (): ValidationPipe =>
  new StorableValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    exceptionFactory: (errors) => {
      const details = fieldErrors(errors);
      return new RefusalError(
        {
          code: 'request.invalid',
          detail: Object.keys(details).slice(0, 5).join(', ').slice(0, 200),
        },
        details,
      );
    },
  });

function fieldErrors(errors: readonly ValidationError[], path = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { property, constraints, children } of errors.slice(0, 20)) {
    const name = `${path}${property}`.slice(0, 100);
    const first = Object.values(constraints ?? {})[0];
    if (first !== undefined) found[name] = first.slice(0, 200);
    Object.assign(found, fieldErrors(children ?? [], `${name}.`));
  }
  return found;
}
