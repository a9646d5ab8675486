import { areLocksUsable } from '@/lib/browser/web-lock';
import { showToast } from '@/lib/overlays/toast';
import { noticeText } from '@/messages/shell/notice';
import { isIndexedDbUsable } from './indexed-db-probe';

const warn = (id: string, title: string, text: string): void =>
  showToast({ id, type: 'warning', title, text, durationSeconds: 0 });

/** Without IndexedDB nothing outlives the tab; without Web Locks each tab sends and stores on its own. */
export async function warnWithoutStorage(): Promise<void> {
  if (!(await isIndexedDbUsable())) warn('no-storage', noticeText.noStorage, noticeText.noStorageHint);
  else if (!(await areLocksUsable())) warn('no-locks', noticeText.noLocks, noticeText.noLocksHint);
}
