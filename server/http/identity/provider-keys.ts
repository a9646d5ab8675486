import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Log } from '../../ops/log';

/** Keys are asked for again in the background, at most once in this time. */
const REFRESH_MS = 10 * 60_000;
/** Keys that could not be refreshed for so long are no longer trusted: the provider may have withdrawn them. */
const TRUST_MS = 24 * 3_600_000;
/** An unknown key is looked up at most once in this time. */
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5000;

interface ProviderKeys {
  url: string;
  log: Log;
  fetch?: typeof fetch;
}

/**
 * The published keys of a provider, fetched with the first token. Tokens with a known key do not wait for the provider,
 * and are checked while the provider is away for hours.
 */
export function createProviderKeys({ url, log, fetch: fetchKeys = fetch }: ProviderKeys): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: TRUST_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: fetchKeys,
  });
  let askedAt = Date.now();
  return async (header, token) => {
    if (keys.fresh && Date.now() - askedAt > REFRESH_MS) {
      askedAt = Date.now();
      keys.reload().catch((cause: unknown) => log.warn('Keys cannot be refreshed', { url, cause }));
    }
    return keys(header, token);
  };
}
