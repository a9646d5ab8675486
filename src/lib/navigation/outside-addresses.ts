import { env } from '@/lib/config/env';

/** The service's origin: it writes the pages for other sites. */
const serviceOrigin = (): string => new URL(env.apiBaseUrl, globalThis.location.href).origin;

export const atomAddress = (path: `u/${string}` | `tags/${string}`): string =>
  `${serviceOrigin()}/feeds/${path}.atom`;

export const embedCode = (postId: string): string =>
  `<iframe src="${serviceOrigin()}/embed/post/${postId}" width="550" height="420" title="Post on Plaza" loading="lazy"></iframe>`;
