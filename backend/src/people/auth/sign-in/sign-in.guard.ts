import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { validationPipe } from '../../../platform/api/validation.pipe.js';
import { LoginDto } from './login.dto.js';

/** Guards run before pipes, so this one checks the body by itself. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly pipe = validationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.pipe.transform(body ?? {}, { type: 'body', metatype: LoginDto });
    return (await super.canActivate(context)) === true;
  }
}
