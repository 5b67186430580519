import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';

export interface GrantSecrets {
  token: string;
  code: string;
  pin: string;
}

export interface GrantHashes {
  tokenHash: string;
  codeHash: string;
  pinHash: string;
}

/** Without letters and digits that are mistaken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const half = 3;

export const grantTokenPattern = /^[\w-]{22}$/;

/** Secrets are shown once. Whoever reads the table cannot enter with what it holds. */
@Injectable()
export class GrantSecretsService {
  private readonly key: Buffer;

  constructor(@Inject(runtimeToken) { config }: Runtime) {
    this.key = derivedKey(config.sessionSecret, 'grant codes');
  }

  make(): GrantSecrets {
    const letter = () => letters[randomInt(letters.length)];
    const [first, second] = [0, 1].map(() => Array.from({ length: half }, letter).join(''));
    return {
      token: randomBytes(16).toString('base64url'),
      code: `${first}-${second}`,
      pin: String(randomInt(1_000_000)).padStart(6, '0'),
    };
  }

  hashesOf({ token, code, pin }: GrantSecrets): GrantHashes {
    return {
      tokenHash: this.tokenHash(token),
      codeHash: this.codeHash(code),
      pinHash: this.pinHash(code, pin),
    };
  }

  /** The token is random, so it needs no key and no slow hash. */
  tokenHash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  codeHash(code: string): string {
    return this.keyed(plain(code));
  }

  /** A million PINs are tried within a second by whoever has the table; without the key they get nowhere. */
  pinHash(code: string, pin: string): string {
    return this.keyed(`${plain(code)} ${pin}`);
  }

  private keyed(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}

/** People type small letters and leave the hyphen out. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '');
