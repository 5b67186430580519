import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RefusalError } from '../api/refusal.error.js';
import { type Runtime, runtimeToken } from '../config/runtime.js';

export interface UploadPermit {
  key: string;
  maxBytes: number;
}

/** The fields can be trusted only after `verify`. */
export interface UploadClaim extends UploadPermit {
  expires: number;
  signature: string;
}

@Injectable()
export class UploadLinksService {
  private readonly secret: string;

  constructor(@Inject(runtimeToken) { config }: Runtime) {
    this.secret = config.sessionSecret;
  }

  sign({ key, maxBytes }: UploadPermit, expires: number): string {
    const query = new URLSearchParams({
      max: String(maxBytes),
      expires: String(expires),
      signature: this.signature({ key, maxBytes }, expires),
    });
    return `/api/${key}?${query}`;
  }

  verify({ key, maxBytes, expires, signature }: UploadClaim): void {
    const right = Buffer.from(this.signature({ key, maxBytes }, expires));
    const given = Buffer.from(signature);
    const same = right.length === given.length && timingSafeEqual(right, given);
    if (!same || expires < Date.now()) throw RefusalError.of('file.link-invalid');
  }

  private signature({ key, maxBytes }: UploadPermit, expires: number): string {
    return createHmac('sha256', this.secret)
      .update(`kolo upload\n${key}\n${maxBytes}\n${expires}`)
      .digest('base64url');
  }
}
