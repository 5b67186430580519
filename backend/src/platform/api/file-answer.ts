import { applyDecorators, Header } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';

const keeping = {
  private: 'private, no-store',
  // A browser keeps it for a day: it may be taken away, and is not everybody's where results are not.
  watchers: 'private, max-age=86400, immutable',
  immutable: 'public, max-age=31536000, immutable',
} as const;

/** Somebody uploaded the file, so no browser may run it, whatever it holds. */
export const FileAnswer = (caching: keyof typeof keeping, mediaTypes: readonly string[]) =>
  applyDecorators(
    ApiProduces(...mediaTypes),
    Header('cache-control', keeping[caching]),
    Header('content-security-policy', "default-src 'none'; sandbox"),
    Header('x-content-type-options', 'nosniff'),
  );
