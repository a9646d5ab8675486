import { showToast } from '@/lib/overlays/toast';
import { isIndexedDbUsable } from './indexed-db-probe';

/** Everything works in memory, but nothing outlives the tab. */
export async function warnWithoutStorage(): Promise<void> {
  if (await isIndexedDbUsable()) return;
  showToast({
    id: 'no-storage',
    type: 'warning',
    title: 'This browser does not store data',
    text: 'Drafts and unsent posts are lost when you close this tab.',
    durationSeconds: 0,
  });
}
