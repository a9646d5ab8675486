import { initializeAnalytics, isSupported } from 'firebase/analytics';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

/** Without advertising features. Resolves with the measurement id; rejects when cookies or storage are off. */
export async function connect(settings: FirebaseEnv): Promise<string> {
  if (!(await isSupported()))
    throw new Error('Analytics needs cookies and storage, which this browser blocks.');
  initializeAnalytics(getFirebaseApp(settings), {
    config: { allow_google_signals: false, allow_ad_personalization_signals: false },
  });
  return settings.measurementId ?? '';
}
