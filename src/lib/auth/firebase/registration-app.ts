import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { FirebaseEnv } from '@/lib/config/env';
import { toOptions } from './app';

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
