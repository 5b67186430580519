import { applyDecorators, Header } from '@nestjs/common';

const keeping = {
  private: 'private, no-store',
  immutable: 'public, max-age=31536000, immutable',
} as const;

/** For routes that answer with a file that somebody sent: whatever it holds, no browser runs it. */
export const FileAnswer = (kept: keyof typeof keeping) =>
  applyDecorators(
    Header('cache-control', keeping[kept]),
    Header('content-security-policy', "default-src 'none'; sandbox"),
    Header('x-content-type-options', 'nosniff'),
  );
