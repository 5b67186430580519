import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RefusalError } from '../common/refusal.error.js';
import { type Runtime, runtimeToken } from '../config/runtime.js';

export interface UploadPermit {
  /** Of the kind `uploads/{uuid}`. */
  key: string;
  maxBytes: number;
}

/** What a link says about itself; true only with the right signature. */
export interface UploadClaim extends UploadPermit {
  expires: number;
  signature: string;
}

/** Paths of ours to which one file may be sent: signed, and good for some minutes. */
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

  /** @throws RefusalError `file.link-invalid` */
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
