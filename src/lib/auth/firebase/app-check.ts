import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

export function connectTo(app: FirebaseApp, settings: FirebaseEnv): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(settings.appCheckSiteKey ?? ''),
    isTokenAutoRefreshEnabled: true,
  });
}

export async function connect(settings: FirebaseEnv): Promise<string> {
  connectTo(getFirebaseApp(settings), settings);
  return 'reCAPTCHA v3';
}
