import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseEnv } from '@/lib/config/env';

export function getFirebaseApp(settings: FirebaseEnv): FirebaseApp {
  const [existing] = getApps();
  if (existing) return existing;
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
