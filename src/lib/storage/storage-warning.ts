import { areLocksUsable } from '@/lib/browser/web-lock';
import { showToast } from '@/lib/overlays/toast';
import { isIndexedDbUsable } from './indexed-db-probe';

const warn = (id: string, title: string, text: string): void =>
  showToast({ id, type: 'warning', title, text, durationSeconds: 0 });

/** Without IndexedDB nothing outlives the tab; without Web Locks each tab sends and stores on its own. */
export async function warnWithoutStorage(): Promise<void> {
  if (!(await isIndexedDbUsable()))
    warn(
      'no-storage',
      'This browser does not store data',
      'Drafts and unsent posts are lost when you close this tab.',
    );
  else if (!(await areLocksUsable()))
    warn(
      'no-locks',
      'This browser does not coordinate tabs',
      'Use Plaza in one tab, so that no change is overwritten.',
    );
}
