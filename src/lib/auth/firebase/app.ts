import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import type { FirebaseEnv } from '@/lib/config/env';

const toOptions = (settings: FirebaseEnv): FirebaseOptions => ({
  apiKey: settings.apiKey,
  authDomain: settings.authDomain,
  projectId: settings.projectId,
  appId: settings.appId,
  ...(settings.databaseUrl ? { databaseURL: settings.databaseUrl } : {}),
  ...(settings.storageBucket ? { storageBucket: settings.storageBucket } : {}),
  ...(settings.measurementId ? { measurementId: settings.measurementId } : {}),
});

const DEFAULT_NAME = '[DEFAULT]';

export const getFirebaseApp = (settings: FirebaseEnv): FirebaseApp =>
  getApps().find(({ name }) => name === DEFAULT_NAME) ?? initializeApp(toOptions(settings));

/** A second app for one registration; delete it afterwards. */
export async function createRegistrationApp(settings: FirebaseEnv): Promise<FirebaseApp> {
  const app = initializeApp(toOptions(settings), 'registration');
  // A build-time constant, as in identity-provider.ts.
  if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) {
    const { connectTo } = await import('./app-check');
    connectTo(app, settings);
  }
  return app;
}
