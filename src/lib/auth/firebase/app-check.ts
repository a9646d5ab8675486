import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

export async function connect(settings: FirebaseEnv): Promise<string> {
  initializeAppCheck(getFirebaseApp(settings), {
    provider: new ReCaptchaV3Provider(settings.appCheckSiteKey ?? ''),
    isTokenAutoRefreshEnabled: true,
  });
  return 'reCAPTCHA v3';
}
