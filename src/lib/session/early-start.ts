/** A response that index.html requested before the app's scripts had loaded. */
interface EarlyResponse {
  /** ID token of the request. */
  token: string;
  response: Promise<Response>;
  /** `performance.now()` of the request. */
  askedAt: number;
}

/** Started by the inline script of index.html (src/app/early/inline.ts); absent in tests. */
export interface EarlyStart {
  /** The identity provider's record of the signed-in member, unchecked; null when signed out. */
  session: Promise<unknown>;
  /** The member's feed at the last visit, unchecked; null on other pages and after a reload. */
  storedFeed: Promise<unknown>;
  /** By URL. */
  responses: Map<string, EarlyResponse>;
}

declare global {
  interface Window {
    plazaEarly?: EarlyStart;
  }
}

/** After this time the service is asked again, in ms. */
const MAX_AGE_MS = 15_000;

/** The early response to this URL for the same token; once, then undefined. */
export function takeEarlyResponse(url: string, token: string): Promise<Response> | undefined {
  const responses = globalThis.window?.plazaEarly?.responses;
  const early = responses?.get(url);
  responses?.delete(url);
  if (early?.token !== token || performance.now() - early.askedAt > MAX_AGE_MS) return undefined;
  return early.response;
}
