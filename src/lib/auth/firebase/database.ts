import { getDatabase } from 'firebase/database';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

export async function connect(settings: FirebaseEnv): Promise<string> {
  const database = getDatabase(getFirebaseApp(settings), settings.databaseUrl ?? undefined);
  return database.app.options.databaseURL ?? '';
}
