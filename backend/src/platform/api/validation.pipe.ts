import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { cleanInput } from './clean-input.js';
import { type FieldProblem, InvalidFieldsError } from './invalid-fields.error.js';
import { RefusalError } from './refusal.error.js';
import { isStorable } from './storable.js';

class StorableValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom' && !isStorable(value)) throw RefusalError.of('request.invalid');
    // `IdPipe` comes later: converted to a number here, `0x1` would be a valid id.
    if (metadata.type === 'param' && metadata.metatype === Number) return value;
    const isTyped = metadata.type === 'body' || metadata.type === 'query';
    return super.transform(isTyped ? cleanInput(value) : value, metadata);
  }
}

export const validationPipe = (): ValidationPipe =>
  new StorableValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    exceptionFactory: (errors) => new InvalidFieldsError(fieldProblems(errors)),
  });

function fieldProblems(
  errors: readonly ValidationError[],
  path = '',
): Record<string, FieldProblem> {
  const found: Record<string, FieldProblem> = {};
  for (const { property, constraints, children } of errors.slice(0, 20)) {
    const name = `${path}${property}`.slice(0, 100);
    const [first] = Object.entries(constraints ?? {});
    if (first !== undefined) found[name] = { rule: first[0], message: first[1].slice(0, 200) };
    Object.assign(found, fieldProblems(children ?? [], `${name}.`));
  }
  return found;
}
