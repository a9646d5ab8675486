import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalStore } from './local-store';
import { objectFolders } from './object-key';
import type { ObjectStore } from './object-store';
import type { S3Config } from './s3-config';

interface StoreConfig {
  dataDir: string;
  mediaStore: 'local' | 's3';
  s3: S3Config | null;
}

/** Creates the folders of objects below the data folder. */
export async function openLocalStore(dataDir: string): Promise<ObjectStore> {
  for (const folder of objectFolders) await mkdir(join(dataDir, folder), { recursive: true });
  return createLocalStore(dataDir);
}

/** Loads the client, which takes a quarter of a second. */
export async function openS3Store(config: S3Config): Promise<ObjectStore> {
  const { createS3Store } = await import('./s3-store');
  return createS3Store(config);
}

export const openStore = ({ dataDir, mediaStore, s3 }: StoreConfig): Promise<ObjectStore> =>
  mediaStore === 's3' && s3 ? openS3Store(s3) : openLocalStore(dataDir);
