import { initializeAnalytics, isSupported } from 'firebase/analytics';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

/** Starts counting visits, without advertising features; resolves with the measurement id. Refuses where cookies or storage are off. */
export async function connect(settings: FirebaseEnv): Promise<string> {
  if (!(await isSupported())) throw new Error('This browser keeps no storage for it');
  initializeAnalytics(getFirebaseApp(settings), {
    config: { allow_google_signals: false, allow_ad_personalization_signals: false },
  });
  return settings.measurementId ?? '';
}
