import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

/** Attaches an attestation token to every Firebase call. Resolves with the name of the provider. */
export async function connect(settings: FirebaseEnv): Promise<string> {
  initializeAppCheck(getFirebaseApp(settings), {
    provider: new ReCaptchaV3Provider(settings.appCheckSiteKey ?? ''),
    isTokenAutoRefreshEnabled: true,
  });
  return 'reCAPTCHA v3';
}
