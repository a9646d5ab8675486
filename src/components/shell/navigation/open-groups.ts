import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const openGroups = storageEntry({ key: 'plaza.menu-open', schema: z.array(z.string()), fallback: [] });

export const readOpenGroups = (): string[] => openGroups.get();

export function writeOpenGroups(key: string, open: boolean): void {
  const others = readOpenGroups().filter((other) => other !== key);
  openGroups.set(open ? [...others, key] : others);
}
