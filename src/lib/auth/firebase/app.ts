import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseEnv } from '@/lib/config/env';

/** The one Firebase app of the page, made on the first call. */
export function getFirebaseApp(settings: FirebaseEnv): FirebaseApp {
  const [made] = getApps();
  if (made) return made;
  return initializeApp({
    apiKey: settings.apiKey,
    authDomain: settings.authDomain,
    projectId: settings.projectId,
    appId: settings.appId,
    ...(settings.databaseUrl ? { databaseURL: settings.databaseUrl } : {}),
    ...(settings.storageBucket ? { storageBucket: settings.storageBucket } : {}),
    ...(settings.measurementId ? { measurementId: settings.measurementId } : {}),
  });
}
