import { createHash } from 'node:crypto';

/** A hidden or deleted post disappears from caches within this time. */
const MAX_AGE_S = 15;

/** For a response that is the same for every caller. The tag is weak: the body may be compressed. */
export const publicHeaders = (text: string): Record<string, string> => ({
  'Cache-Control': `public, max-age=${MAX_AGE_S}`,
  Vary: 'Accept-Encoding',
  ETag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/** If-None-Match names the tag of the response (RFC 9110, 13.1.2). */
export const isUnchanged = (request: Headers, { ETag }: Record<string, string>): boolean =>
  ETag !== undefined && (request.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === ETag);
