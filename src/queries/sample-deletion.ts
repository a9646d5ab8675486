import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';

/** Deletes a member's changes to the sample data, uploads included, unless preserved. Rejects when they remain. */
export async function deleteSampleDataOf(uid: string): Promise<void> {
  if (isPreservedOnSignOut(uid)) return;
  const { deleteSampleDatabase } = await import('@/data/store/database');
  await deleteSampleDatabase(uid);
}
