import type { Env, FirebaseEnv } from '@/lib/config/env';
import { createStore } from '@/lib/store/create-store';
import { authText } from '@/messages/account/auth';

export type ConnectionKey = 'app' | 'auth' | 'database' | 'storage' | 'analytics' | 'app-check';

export interface Connection {
  key: ConnectionKey;
  state: 'off' | 'waiting' | 'ready' | 'failed';
  /** The name or URL when ready, the missing variable when off, the error when failed. */
  detail: string;
}

interface FirebaseService {
  key: ConnectionKey;
  variable: string;
  value: (settings: FirebaseEnv) => string | null;
  load: (() => Promise<{ connect: (settings: FirebaseEnv) => Promise<string> }>) | null;
}

// Build-time constants: the bundle leaves out services that are not configured.
const services: readonly FirebaseService[] = [
  {
    key: 'database',
    variable: 'VITE_FIREBASE_DATABASE_URL',
    value: (settings) => settings.databaseUrl,
    load:
      import.meta.env.DEV || import.meta.env.VITE_FIREBASE_DATABASE_URL ? () => import('./database') : null,
  },
  {
    key: 'storage',
    variable: 'VITE_FIREBASE_STORAGE_BUCKET',
    value: (settings) => settings.storageBucket,
    load:
      import.meta.env.DEV || import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ? () => import('./storage') : null,
  },
  {
    key: 'analytics',
    variable: 'VITE_FIREBASE_MEASUREMENT_ID',
    value: (settings) => settings.measurementId,
    load:
      import.meta.env.DEV || import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
        ? () => import('./analytics')
        : null,
  },
];

const appCheck: FirebaseService = {
  key: 'app-check',
  variable: 'VITE_FIREBASE_APP_CHECK_SITE_KEY',
  value: (settings) => settings.appCheckSiteKey,
  load:
    import.meta.env.DEV || import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY
      ? () => import('./app-check')
      : null,
};

export const connectionStore = createStore<readonly Connection[]>([]);

const setConnection = (connection: Connection): void =>
  connectionStore.set([...connectionStore.get().filter(({ key }) => key !== connection.key), connection]);

const connect = async (
  { key, variable, value, load }: FirebaseService,
  settings: FirebaseEnv,
): Promise<void> => {
  if (!load || value(settings) === null) {
    setConnection({ key, state: 'off', detail: authText.notSet(variable) });
    return;
  }
  setConnection({ key, state: 'waiting', detail: '' });
  try {
    const module = await load();
    setConnection({ key, state: 'ready', detail: await module.connect(settings) });
  } catch (error) {
    setConnection({
      key,
      state: 'failed',
      detail: error instanceof Error ? error.message : authText.unknownReason,
    });
  }
};

/** Must finish before the first call to the project. */
export const connectAppCheck = (settings: FirebaseEnv): Promise<void> => connect(appCheck, settings);

/** Loads and connects the configured services in parallel. A failure shows in `connectionStore` only. */
export async function connectFirebaseServices(env: Env): Promise<void> {
  setConnection({ key: 'app', state: 'ready', detail: env.firebase.projectId });
  const detail = env.local ? authText.localEmulator : env.firebase.authDomain;
  setConnection({ key: 'auth', state: 'ready', detail });
  if (env.firebase.appCheckSiteKey === null) await connectAppCheck(env.firebase);
  await Promise.all(services.map((service) => connect(service, env.firebase)));
}
