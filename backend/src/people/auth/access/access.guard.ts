import type { SessionUser } from '@kolo/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  accessKey,
  type RequestWithUser,
  withoutSecondFactorKey,
} from '../../../platform/api/access.decorators.js';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { markPublic } from '../../../platform/http/http-cache.js';
import { isForm } from '../../../platform/http/multipart-body.js';
import { isOwnRequest } from '../../../platform/http/own-request.js';
import { sessionCookie } from '../../../platform/http/session-cookie.js';
import { ReadLimitsService } from '../../../platform/reads/read-limits.service.js';
import { isOfMatch, isReading } from '../../../platform/reads/reader-hooks.js';
import { type WriteKind, WriteLimitsService } from '../../limits/write-limits.service.js';
import { ConsoleAccessService } from '../console/console-access.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { WatchPermissionService } from './watch-permission.service.js';

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly watching: WatchPermissionService,
    private readonly reads: ReadLimitsService,
    private readonly writes: WriteLimitsService,
    private readonly table: ConsoleAccessService,
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
      // Signed-in users may see more of a public page.
      if (token === undefined) markPublic(request);
      // Else a cookie that opens nothing any more would pass the limit of those who write without one.
      if (!isReading(request))
        await Promise.all([this.sessions.find(token), this.table.isKnown(request)]);
      return true;
    }
    const isDevices = access.kind === 'match' && access.devices;
    if (isDevices && this.table.namesGrant(request)) return this.admitToMatch(request);
    if (access.kind === 'console' && this.table.hasDevice(request)) {
      await this.table.admitDevice(request);
      return true;
    }
    const session = await this.sessions.find(token);
    if (token === undefined || session === null) {
      if (isDevices && this.table.hasDevice(request)) return this.admitToMatch(request);
      const isKnown = await this.table.isKnown(request);
      if (isKnown && access.kind === 'watchers') return true;
      throw RefusalError.of(isKnown ? 'auth.forbidden' : 'auth.required');
    }
    const { user } = session;
    request.sessionUser = user;
    request.confirmAccess = () => this.confirm(token, user);
    this.reads.recognise(token, user.id);
    if (!(await this.allows(access, user, request))) {
      if (isDevices && this.table.hasDevice(request)) return this.admitToMatch(request);
      throw RefusalError.of('auth.forbidden');
    }
    if (user.secondFactorMissing && !this.mayLackSecondFactor(context))
      throw RefusalError.of('auth.second-factor-missing');
    // The cookie of an answer that the server gives itself would reach nobody.
    if (!isOwnRequest(request)) {
      const reply = context.switchToHttp().getResponse<FastifyReply>();
      await this.sessions.touch(token, session, request, reply);
    }
    const kind = writeKindOf(request, user, access);
    if (kind !== null) await this.writes.count(user, kind);
    return true;
  }

  private async allows(
    access: Access,
    user: SessionUser,
    request: RequestWithUser,
  ): Promise<boolean> {
    switch (access.kind) {
      case 'public':
      case 'watchers':
      case 'signed-in':
        return true;
      case 'roles':
        return access.roles.includes(user.role);
      case 'match':
        return this.table.admitAccount(user, access, request);
      case 'console':
        return false;
    }
  }

  private async admitToMatch(request: RequestWithUser): Promise<true> {
    await this.table.admitToMatch(request);
    return true;
  }

  private async confirm(token: string, { role }: SessionUser): Promise<void> {
    const user = await this.sessions.userOf(token);
    if (user === null) throw RefusalError.of('auth.required');
    if (user.role !== role) throw RefusalError.of('auth.forbidden');
  }

  private mayLackSecondFactor(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<boolean>(withoutSecondFactorKey, targets) === true;
  }
}

/**
 * Null for a request that only reads. A file costs more for everybody; any other write of an official to one match is
 * a tap, and a company's is not.
 */
function writeKindOf(
  request: FastifyRequest,
  { role }: SessionUser,
  access: Access,
): WriteKind | null {
  if (isReading(request)) return null;
  if (isForm(request)) return 'file';
  if ((access.kind === 'match' && role !== 'company') || (isOfMatch(request) && role === 'admin'))
    return 'tap';
  return 'plain';
}
