import * as z from 'zod/mini';
import { isStorageBlocked, storageEntry } from './storage-entry';

/** Answers without opening IndexedDB, for the first paint of the composer. */
const draftFlag = storageEntry({
  key: 'plaza.drafts',
  schema: z.nullable(z.literal('1')),
  fallback: null,
  format: 'text',
});

export function setHasDrafts(hasDrafts: boolean): void {
  draftFlag.set(hasDrafts ? '1' : null);
}

/** False only when this device holds no draft for certain. */
export const mayHaveDrafts = (): boolean => draftFlag.get() !== null || isStorageBlocked();
