import * as z from 'zod/mini';

const nonEmpty = z.string().check(z.minLength(1));

const Variables = z.object({
  VITE_API_BASE_URL: z.optional(nonEmpty),
  VITE_FIREBASE_API_KEY: z.optional(nonEmpty),
  VITE_FIREBASE_AUTH_DOMAIN: z.optional(nonEmpty),
  VITE_FIREBASE_PROJECT_ID: z.optional(nonEmpty),
  VITE_FIREBASE_APP_ID: z.optional(nonEmpty),
  VITE_FIREBASE_DATABASE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  VITE_FIREBASE_STORAGE_BUCKET: z.optional(nonEmpty),
  VITE_FIREBASE_MEASUREMENT_ID: z.optional(nonEmpty),
  VITE_FIREBASE_APP_CHECK_SITE_KEY: z.optional(nonEmpty),
  VITE_GOOGLE_MAPS_KEY: z.optional(nonEmpty),
  VITE_TILE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/.*\{z\}/))),
  VITE_TILE_ATTRIBUTION: z.optional(nonEmpty),
});

export interface Env {
  /** Without a trailing slash. Defaults to "/api/v1" on the same origin. */
  apiBaseUrl: string;
  /** True without a Firebase project: the app signs in at the local identity emulator. */
  local: boolean;
  firebase: FirebaseEnv;
  /** Null makes the pages under /maps/google show the app's own map. */
  googleMapsKey: string | null;
  tiles: { url: string; attribution: string } | null;
}

export interface FirebaseEnv {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  databaseUrl: string | null;
  storageBucket: string | null;
  measurementId: string | null;
  appCheckSiteKey: string | null;
}

const REQUIRED_FIREBASE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const;

/**
 * Throws with the names of missing or malformed VITE_ variables; an empty value counts as missing. Any
 * VITE_FIREBASE_ variable requires the four basic ones.
 */
export function readEnv(raw: Readonly<Record<string, unknown>>): Env {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`Malformed configuration: ${names}`);
  }
  const values = parsed.data;
  const hasProject = Object.keys(values).some((name) => name.startsWith('VITE_FIREBASE_'));
  const missing = REQUIRED_FIREBASE_VARIABLES.filter((name) => values[name] === undefined);
  if (hasProject && missing.length > 0) throw new Error(`Missing configuration: ${missing.join(', ')}`);
  return {
    apiBaseUrl: (values.VITE_API_BASE_URL ?? '/api/v1').replace(/\/$/, ''),
    local: !hasProject,
    firebase: {
      apiKey: values.VITE_FIREBASE_API_KEY ?? 'local',
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN ?? 'localhost',
      projectId: values.VITE_FIREBASE_PROJECT_ID ?? 'demo-plaza',
      appId: values.VITE_FIREBASE_APP_ID ?? 'local',
      databaseUrl: values.VITE_FIREBASE_DATABASE_URL ?? null,
      storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET ?? null,
      measurementId: values.VITE_FIREBASE_MEASUREMENT_ID ?? null,
      appCheckSiteKey: values.VITE_FIREBASE_APP_CHECK_SITE_KEY ?? null,
    },
    googleMapsKey: values.VITE_GOOGLE_MAPS_KEY ?? null,
    tiles: values.VITE_TILE_URL
      ? {
          url: values.VITE_TILE_URL,
          attribution: values.VITE_TILE_ATTRIBUTION ?? '© OpenStreetMap contributors',
        }
      : null,
  };
}

export const env: Env = readEnv(import.meta.env);
