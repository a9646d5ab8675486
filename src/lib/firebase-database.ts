import { getDatabase } from 'firebase/database';
import type { FirebaseEnv } from './env';
import { firebaseApp } from './firebase';

/** Opens the realtime database; resolves with its address. */
export async function connect(settings: FirebaseEnv): Promise<string> {
  const database = getDatabase(firebaseApp(settings), settings.databaseUrl ?? undefined);
  return database.app.options.databaseURL ?? '';
}
