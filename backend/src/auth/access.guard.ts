import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { answersEverybody } from '../common/http-cache.js';
import { RefusalError } from '../common/refusal.error.js';
import { type Access, accessKey, type RequestWithUser } from './access.decorators.js';
import { SessionsService, sessionCookie } from './sessions.service.js';
import { WatchPermissionService } from './watch-permission.service.js';

/** The one guard of every route: what a route does not allow is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly watching: WatchPermissionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw RefusalError.of('auth.forbidden');
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const token = request.cookies[sessionCookie];
    if (access.kind === 'public' || (access.kind === 'watchers' && this.watching.isEverybodys)) {
      // What is public may still say more to who is signed in.
      if (token === undefined) answersEverybody(request);
      return true;
    }
    const session = await this.sessions.find(token);
    if (token === undefined || session === null) throw RefusalError.of('auth.required');
    const { user } = session;
    request.sessionUser = user;
    if (access.kind === 'roles' && !access.roles.includes(user.role))
      throw RefusalError.of('auth.forbidden');
    if (session.ageing)
      await this.sessions.prolong(token, context.switchToHttp().getResponse<FastifyReply>());
    if (session.unnoted) await this.sessions.note(token, request);
    return true;
  }
}
