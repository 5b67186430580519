import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { validationPipe } from '../common/validation.pipe.js';
import { LoginDto } from './login.dto.js';

/** Passport's local strategy, after the body was found to be one: guards run before pipes. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly pipe = validationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.pipe.transform(body ?? {}, { type: 'body', metatype: LoginDto });
    return (await super.canActivate(context)) === true;
  }
}
