import { resolve } from 'node:path';
import * as z from 'zod';
import type { SignInRules } from '../http/identity/sign-in-rules';
import { ConfigError } from './start-error';
import { readS3Config, type S3Config, s3Hints, s3Variables } from '../media/s3-config';

/** The web configuration of a Firebase project; sign-in needs the first four values. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  databaseUrl?: string;
  storageBucket?: string;
  measurementId?: string;
  appCheckSiteKey?: string;
}

export interface Config {
  port: number;
  /** Loopback with local identity, because its tokens are unsigned. */
  host: string;
  /** Absolute folder for the embedded database, local accounts, media and logs. */
  dataDir: string;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** A streaming replica for reads; null for none. */
  databaseReadUrl: string | null;
  /** The database itself where `databaseUrl` is a pooler in transaction mode; null without one. */
  databaseDirectUrl: string | null;
  /** Null for local identity: the emulator, demo members and unsigned tokens. */
  firebase: FirebaseConfig | null;
  /** The project tokens must be issued for. */
  project: string;
  signInRules: SignInRules;
  /** Whether the provider is asked, every few minutes, if accounts are disabled and sessions ended. */
  accountCheck: boolean;
  /** Number of the Firebase project whose App Check tokens members' requests need; null for none. */
  appCheckProject: string | null;
  /** Null when the app and /api/v1 share an origin. */
  apiBaseUrl: string | null;
  /** External maps in the build: Google's, and a tile address such as https://t.example/{z}/{x}/{y}.png. */
  maps: { google: boolean; tiles: string | null };
  /** Origin of an app served elsewhere, such as https://plaza.example; gets CORS headers. */
  appOrigin: string | null;
  /** Null for a generated secret, stored in the data folder. */
  cursorSecret: string | null;
  /** Address of an OpenTelemetry collector that speaks OTLP over HTTP; null for no traces. */
  tracesEndpoint: string | null;
  /** Null for metrics on loopback only. */
  metricsToken: string | null;
  trustProxy: boolean;
  /** Whether `?devtools` serves the devtools document. */
  devtools: boolean;
  /** Whether `.map` files are served. */
  sourceMaps: boolean;
  /** Whether the service fetches the pages that posts link to. */
  linkCards: boolean;
  /** Where pictures, voice notes and exports are stored: in the data folder, or in the bucket of `s3`. */
  mediaStore: 'local' | 's3';
  /** Null without a bucket; with `local`, files can be moved to the bucket. */
  s3: S3Config | null;
  /** Multiplies rate limits, for benchmarks and tests. */
  limitsFactor: number;
}

/** The `demo-` prefix keeps the emulator away from real projects. */
export const LOCAL_PROJECT = 'demo-plaza';

const optional = z.string().trim().optional();
const booleanFlag = z.preprocess((value) => value === '1' || value === 'true', z.boolean());
const url = (protocol: RegExp) => z.url({ protocol }).optional();

const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  HOST: optional,
  PLAZA_DATA: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_READ_URL: url(/^postgres(ql)?$/),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/),
  VITE_API_BASE_URL: z.union([z.string().regex(/^\/[\w/-]*$/), z.url({ protocol: /^https?$/ })]).optional(),
  PLAZA_APP_ORIGIN: url(/^https?$/),
  PLAZA_CURSOR_SECRET: z.string().min(32).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/),
  PLAZA_METRICS_TOKEN: z.string().min(32).optional(),
  PLAZA_TRUST_PROXY: booleanFlag,
  PLAZA_DEVTOOLS: booleanFlag,
  PLAZA_SOURCE_MAPS: booleanFlag,
  PLAZA_LINK_CARDS: z.enum(['on', 'off']).default('on'),
  PLAZA_ANONYMOUS: z.enum(['allowed', 'refused']).default('allowed'),
  PLAZA_UNVERIFIED_MAIL: z.enum(['allowed', 'refused']).default('allowed'),
  PLAZA_ACCOUNT_CHECK: z.enum(['on', 'off']).default('on'),
  PLAZA_APP_CHECK_PROJECT: z.string().regex(/^\d+$/).optional(),
  PLAZA_LOCAL_TOKENS: booleanFlag,
  PLAZA_LIMITS_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  ...s3Variables,
  VITE_FIREBASE_API_KEY: optional,
  VITE_FIREBASE_AUTH_DOMAIN: optional,
  VITE_FIREBASE_PROJECT_ID: optional,
  VITE_FIREBASE_APP_ID: optional,
  VITE_FIREBASE_DATABASE_URL: url(/^https$/),
  VITE_FIREBASE_STORAGE_BUCKET: optional,
  VITE_FIREBASE_MEASUREMENT_ID: optional,
  VITE_FIREBASE_APP_CHECK_SITE_KEY: optional,
  VITE_GOOGLE_MAPS_KEY: optional,
  VITE_TILE_URL: z
    .string()
    .regex(/^https?:\/\/[\w.{}:-]+\/.*\{z\}/)
    .optional(),
});
type Environment = z.infer<typeof Environment>;

export const configurationNames: readonly string[] = Object.keys(Environment.shape);

const DATABASE_HINT = 'an address like postgres://user:password@host:5432/plaza';

const HINTS: Partial<Record<keyof Environment, string>> = {
  PORT: 'a whole number from 1 to 65535',
  DATABASE_URL: DATABASE_HINT,
  DATABASE_READ_URL: DATABASE_HINT,
  DATABASE_DIRECT_URL: DATABASE_HINT,
  VITE_API_BASE_URL: 'a path like /api/v1 or an http(s) address',
  PLAZA_APP_ORIGIN: 'an origin like https://plaza.example',
  PLAZA_CURSOR_SECRET: '32 characters or more',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an http(s) address like http://localhost:4318',
  PLAZA_METRICS_TOKEN: '32 characters or more',
  PLAZA_ANONYMOUS: 'allowed or refused',
  PLAZA_UNVERIFIED_MAIL: 'allowed or refused',
  PLAZA_ACCOUNT_CHECK: 'on or off',
  PLAZA_APP_CHECK_PROJECT: 'the number of the Firebase project, such as 123456789012',
  PLAZA_LINK_CARDS: 'on or off',
  PLAZA_LIMITS_FACTOR: 'a number above zero',
  ...s3Hints,
  VITE_FIREBASE_DATABASE_URL: 'an https address',
  VITE_TILE_URL: 'an address like https://tile.example/{z}/{x}/{y}.png',
};

function readFirebaseConfig(env: Environment, problems: string[]): FirebaseConfig | null {
  const needed = {
    VITE_FIREBASE_API_KEY: env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_PROJECT_ID: env.VITE_FIREBASE_PROJECT_ID,
    VITE_FIREBASE_APP_ID: env.VITE_FIREBASE_APP_ID,
  };
  const extra = {
    databaseUrl: env.VITE_FIREBASE_DATABASE_URL,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
    measurementId: env.VITE_FIREBASE_MEASUREMENT_ID,
    appCheckSiteKey: env.VITE_FIREBASE_APP_CHECK_SITE_KEY,
  };
  const given = [...Object.values(needed), ...Object.values(extra)].some((value) => value !== undefined);
  if (!given) return null;
  for (const [name, value] of Object.entries(needed)) {
    if (value === undefined)
      problems.push(
        `${name} is missing: a real project needs all four of API_KEY, AUTH_DOMAIN, PROJECT_ID and APP_ID`,
      );
  }
  if (env.VITE_FIREBASE_PROJECT_ID?.startsWith('demo-'))
    problems.push(
      'VITE_FIREBASE_PROJECT_ID begins with demo-, which is kept for local identity: name the real project, or leave every VITE_FIREBASE_ value out',
    );
  if (env.PLAZA_LOCAL_TOKENS)
    problems.push(
      'PLAZA_LOCAL_TOKENS asks for unsigned tokens while a real project is configured: remove one of them',
    );
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST points at an emulator while a real project is configured: remove one of them',
    );
  if (env.PLAZA_CURSOR_SECRET === undefined)
    problems.push(
      'PLAZA_CURSOR_SECRET is missing: a real project needs one, the same for every process of the service',
    );
  const defined = Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== undefined));
  return {
    apiKey: needed.VITE_FIREBASE_API_KEY ?? '',
    authDomain: needed.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: needed.VITE_FIREBASE_PROJECT_ID ?? '',
    appId: needed.VITE_FIREBASE_APP_ID ?? '',
    ...defined,
  };
}

/** Empty values count as missing. Throws ConfigError with all problems at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new ConfigError(
      names.map((name) => `${name} must be ${HINTS[name as keyof Environment] ?? 'a text'}`),
    );
  }
  const env = parsed.data;
  const problems: string[] = [];
  const firebase = readFirebaseConfig(env, problems);
  const s3 = readS3Config(env, problems);
  if (!firebase && env.HOST !== undefined && !['localhost', '127.0.0.1'].includes(env.HOST))
    problems.push(
      'HOST opens the service to the network, which local identity forbids: configure a real project or remove HOST',
    );
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (env[name] !== undefined && env.DATABASE_URL === undefined)
      problems.push(`${name} belongs to the database that DATABASE_URL names: set both, or neither`);
  }
  if (env.PLAZA_APP_CHECK_PROJECT !== undefined && firebase?.appCheckSiteKey === undefined)
    problems.push(
      'PLAZA_APP_CHECK_PROJECT needs VITE_FIREBASE_APP_CHECK_SITE_KEY: without it the app has no tokens to send',
    );
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: env.PORT,
    host: firebase ? (env.HOST ?? '0.0.0.0') : '127.0.0.1',
    dataDir: resolve(env.PLAZA_DATA),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    firebase,
    project: firebase?.projectId ?? LOCAL_PROJECT,
    signInRules: {
      anonymous: env.PLAZA_ANONYMOUS === 'allowed',
      unverifiedMail: env.PLAZA_UNVERIFIED_MAIL === 'allowed',
    },
    accountCheck: env.PLAZA_ACCOUNT_CHECK === 'on',
    appCheckProject: env.PLAZA_APP_CHECK_PROJECT ?? null,
    apiBaseUrl: env.VITE_API_BASE_URL ?? null,
    maps: { google: env.VITE_GOOGLE_MAPS_KEY !== undefined, tiles: env.VITE_TILE_URL ?? null },
    appOrigin: env.PLAZA_APP_ORIGIN ? new URL(env.PLAZA_APP_ORIGIN).origin : null,
    cursorSecret: env.PLAZA_CURSOR_SECRET ?? null,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsToken: env.PLAZA_METRICS_TOKEN ?? null,
    trustProxy: env.PLAZA_TRUST_PROXY,
    devtools: env.PLAZA_DEVTOOLS || !firebase,
    sourceMaps: env.PLAZA_SOURCE_MAPS,
    linkCards: env.PLAZA_LINK_CARDS === 'on',
    mediaStore: env.PLAZA_MEDIA_STORE,
    s3,
    limitsFactor: env.PLAZA_LIMITS_FACTOR,
  };
}
