import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

let own: AppCheck | null = null;

export const connectTo = (app: FirebaseApp, settings: FirebaseEnv): AppCheck =>
  initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(settings.appCheckSiteKey ?? ''),
    isTokenAutoRefreshEnabled: true,
  });

export async function connect(settings: FirebaseEnv): Promise<string> {
  own = connectTo(getFirebaseApp(settings), settings);
  return 'reCAPTCHA v3';
}

/** Null while App Check is not connected, or has no token: the service then says so. */
export const getAppCheckToken = async (): Promise<string | null> =>
  own &&
  getToken(own).then(
    ({ token }) => token,
    () => null,
  );
