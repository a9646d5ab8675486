import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import type { FirebaseEnv } from '@/lib/config/env';

export const toOptions = (settings: FirebaseEnv): FirebaseOptions => ({
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
