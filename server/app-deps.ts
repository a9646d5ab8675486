import type { Pool, PoolConfig } from 'pg';
import type { BodyLimits } from './http/request/body';
import type { AccountLookup } from './http/identity/account-check';
import type { AppCheck } from './http/identity/app-check';
import type { SignInRules } from './http/identity/sign-in-rules';
import type { OnStatement } from './db/prepared-session';
import type { ReplicaLimits } from './db/replica';
import type { RateLimits } from './limits/limits';
import type { Turns } from './limits/patient-slots';
import type { Log } from './ops/log';
import type { Tracing } from './ops/tracing';
import type { NetworkGuard } from './link-card/guarded-fetch';
import type { ObjectStore } from './media/object-store';
import type { TokenVerifier } from './http/token-verifier';

export interface AppDeps {
  /** At least four connections; the event tailer opens one more with the pool's options. */
  pool: Pool;
  /** Connection to the database itself where `pool` goes through a pooler in transaction mode, for LISTEN. */
  direct?: PoolConfig | undefined;
  /** A streaming replica for reads; absent for none. */
  readPool?: Pool | undefined;
  replicaLimits?: ReplicaLimits;
  /** Absent for none. */
  turns?: Turns | undefined;
  verifier: TokenVerifier;
  /** Whom of the signed-in the service refuses; nobody unless given. */
  signInRules?: SignInRules;
  /** Asks the provider whether accounts and sessions have ended; absent in local mode. */
  accountLookup?: AccountLookup | undefined;
  /** Refuses members' requests from other programs than the app; absent where App Check is not configured. */
  checkApp?: AppCheck | undefined;
  limits: RateLimits;
  /** Signs cursors: at least 32 bytes, the same in every process on one database. */
  cursorSecret: Uint8Array;
  /** Pictures, voice notes and data exports; the caller closes it. */
  store: ObjectStore;
  clock?: () => Date;
  log?: Log;
  /** False while sign-in is unavailable; absent with a provider elsewhere. */
  isIdentityUp?: (() => boolean) | undefined;
  /** Deletes an account of the identity provider; absent where the service has no right to. */
  deleteIdentity?: ((uid: string) => Promise<void>) | undefined;
  /** Trust the last entry of X-Forwarded-For; only behind a proxy that sets it. */
  trustProxy?: boolean;
  /**
   * Throw, instead of logging, when a response has fields its schema does not list; for tests and development.
   */
  strictResponses?: boolean;
  bodyLimits?: BodyLimits;
  /** The network that pages for link cards are fetched from; absent for no link cards. */
  linkNetwork?: NetworkGuard | undefined;
  /** Lets callers with this bearer token read /metrics; without one only callers on this machine. */
  metricsToken?: string | null;
  /** Null without a collector of traces. */
  tracing?: Tracing | null;
  onStatement?: OnStatement;
}
