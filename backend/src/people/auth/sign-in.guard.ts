import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { validationPipe } from '../../platform/common/validation.pipe.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginDto } from './login.dto.js';

/** Passport's local strategy, after the body was found to be one: guards run before pipes. */
@Injectable()
export class SignInGuard implements CanActivate {
  private readonly pipe = validationPipe();

  constructor(private readonly strategy: LocalStrategy) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user?: unknown }>();
    await this.pipe.transform(request.body ?? {}, { type: 'body', metatype: LoginDto });
    request.user = await this.authenticate(request, http.getResponse<FastifyReply>());
    return true;
  }

  /**
   * By the strategy itself, as its name would be known to the whole process; and by a copy for each
   * request, as Passport writes the request's outcome into the object that it is given.
   */
  private authenticate(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const strategy: LocalStrategy = Object.create(this.strategy);
    return new Promise((resolve, reject) => {
      const authenticate = passport.authenticate(
        strategy,
        { session: false },
        (error: unknown, user: unknown) => (user ? resolve(user) : reject(error)),
      );
      authenticate(request, reply, reject);
    });
  }
}
