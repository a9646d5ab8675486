import { getStorage, ref } from 'firebase/storage';
import type { FirebaseEnv } from '@/lib/config/env';
import { getFirebaseApp } from './app';

/** Opens the file bucket; resolves with its name. */
export async function connect(settings: FirebaseEnv): Promise<string> {
  return ref(getStorage(getFirebaseApp(settings))).bucket;
}
