import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { overHttps } from '../../../platform/http/over-https.js';
import type { KnownDevice } from '../../limits/sign-in-limits.service.js';

const deviceCookie = 'kolo.device';
const lastsDays = 400;
/** A tablet at the pitch is shared by several people. */
const maxAccounts = 8;

interface Device {
  id: string;
  /** The latest first. */
  accounts: readonly number[];
}

/**
 * A signed cookie names who signed in on this browser before, so that strangers' failures do not hold up
 * the owner there. It opens nothing.
 */
@Injectable()
export class KnownDevicesService {
  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  find(request: FastifyRequest, userId: number): KnownDevice | null {
    const device = knownDevice(request);
    return device?.accounts.includes(userId) === true ? { id: device.id, userId } : null;
  }

  remember(request: FastifyRequest, reply: FastifyReply, userId: number): void {
    const { id, accounts } = knownDevice(request) ?? newDevice();
    const known = [userId, ...accounts.filter((one) => one !== userId)].slice(0, maxAccounts);
    reply.setCookie(deviceCookie, `${id}.${known.join('-')}`, {
      path: '/api/login',
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      secure: overHttps(request, this.runtime.config),
      maxAge: lastsDays * 86_400,
    });
  }
}

const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), accounts: [] });

function knownDevice(request: FastifyRequest): Device | null {
  const { value } = request.unsignCookie(request.cookies[deviceCookie] ?? '');
  const [, id, accounts] = /^([\w-]{22})\.([\d-]+)$/.exec(value ?? '') ?? [];
  if (id === undefined || accounts === undefined) return null;
  return { id, accounts: accounts.split('-').map(Number) };
}
