import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanLine } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { clientNetwork } from '../../platform/http/client-network.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';
import { AttemptCounters, type Limit } from './attempt-counters.js';
import { nameDelay, nameDelayMs, resetMailDelay } from './name-delay.js';

/** Attempts allowed within a quarter of an hour. */
export const allowedAttempts = {
  /** At one name from one network, or on a known device. */
  username: 10,
  address: 50,
  /** By network; each costs a password hash and the administrator's attention. */
  registrations: 50,
  resetsFromAddress: 50,
  /** Tries of the link that a new installation prints. */
  setups: 50,
  /** At one account from one network: only somebody who knows the password gets this far. */
  codes: 10,
  /** From all networks together, as digits can be guessed; recovery codes and known devices still get in. */
  codesInAll: 50,
} as const;

export interface KnownDevice {
  id: string;
  userId: number;
}

export interface SignInAttempt {
  username: string;
  address: string;
  knownDevice?: KnownDevice | null;
}

interface Counted {
  /** Counts failures of this name and network, or of this device; a success resets it. */
  own: string;
  /** Shared with others; a success only subtracts its own attempt. */
  shared: readonly string[];
}

export interface CountedAttempt extends Counted {
  isKnownDevice: boolean;
}

/**
 * Failures of others at a name slow everybody down a little there and refuse nobody: otherwise a stranger
 * could lock the owner out (docs/decisions/0007-nobody-is-locked-out-by-others.md).
 */
@Injectable()
export class SignInLimitsService {
  private readonly counters: AttemptCounters;
  private readonly key: Buffer;

  constructor(@InjectDataSource() db: DataSource, @Inject(runtimeToken) { config }: Runtime) {
    this.counters = new AttemptCounters(db);
    this.key = derivedKey(config.sessionSecret, 'sign-in counters');
  }

  /** Counted before it is tried, so that many at once are no way around the limit. */
  async attempt({ username, address, knownDevice }: SignInAttempt): Promise<CountedAttempt> {
    if (knownDevice != null) {
      const own = ofDevice(knownDevice.userId, knownDevice.id);
      const over = await this.counters.count([[own, allowedAttempts.username]]);
      // Guessing on a stolen device makes it a stranger's.
      if (over === null) return { own, isKnownDevice: true, shared: [] };
    }
    const [network, name] = [ofAddress(address), this.ofName(username)];
    const own = `${name}@${clientNetwork(address)}`;
    await this.within([
      [network, allowedAttempts.address],
      [own, allowedAttempts.username],
    ]);
    const others = (await this.counters.increment(name)) - 1;
    await delay(nameDelayMs(others, nameDelay));
    return { own, isKnownDevice: false, shared: [network, name] };
  }

  async succeeded({ own, shared }: Counted): Promise<void> {
    for (const subject of shared) await this.counters.uncount(subject);
    await this.counters.forget(own);
  }

  async notTried({ own, shared }: CountedAttempt): Promise<void> {
    for (const subject of [...shared, own]) await this.counters.uncount(subject);
  }

  async codeAttempt(userId: number, address: string): Promise<Counted> {
    const all = `code:${userId}`;
    const own = `${all}@${clientNetwork(address)}`;
    await this.within([
      [all, allowedAttempts.codesInAll],
      [own, allowedAttempts.codes],
    ]);
    return { own, shared: [all] };
  }

  /** A reset of the password clears all failures. */
  async clear(manager: EntityManager, user: { id: number; username: string }): Promise<void> {
    const name = this.ofName(user.username);
    await this.counters.clear(manager, [name], [`${name}@`, ofDevice(user.id, '')]);
  }

  async registration(address: string): Promise<void> {
    await this.within([[`register:${clientNetwork(address)}`, allowedAttempts.registrations]]);
  }

  /** @returns milliseconds until the mail may go: requests of others fill no mailbox and refuse nobody */
  async resetRequest(email: string, address: string): Promise<number> {
    await this.within([[ofResets(address), allowedAttempts.resetsFromAddress]]);
    const others = (await this.counters.increment(`reset:${this.hidden(email)}`)) - 1;
    return nameDelayMs(others, resetMailDelay);
  }

  async resetConfirmation(address: string): Promise<void> {
    await this.within([[ofResets(address), allowedAttempts.resetsFromAddress]]);
  }

  async setup(address: string): Promise<void> {
    await this.within([[`setup:${clientNetwork(address)}`, allowedAttempts.setups]]);
  }

  private async within(limits: readonly Limit[]): Promise<void> {
    const retryAfter = await this.counters.count(limits);
    if (retryAfter !== null) throw new RefusalError({ code: 'request.too-many' }, { retryAfter });
  }

  private ofName(username: string): string {
    return `user:${this.hidden(cleanLine(username))}`;
  }

  /** A password may have been typed as the name. */
  private hidden(typed: string): string {
    return createHmac('sha256', this.key).update(typed.toLowerCase()).digest('base64url');
  }
}

const ofDevice = (userId: number, id: string): string => `device:${userId}:${id}`;
const ofAddress = (address: string): string => `address:${clientNetwork(address)}`;
const ofResets = (address: string): string => `reset-from:${clientNetwork(address)}`;
