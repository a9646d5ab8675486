import { useQueryClient } from '@tanstack/react-query';
import IconOffline from '~icons/tabler/wifi-off';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { useStore } from '@/lib/store/use-store';
import { readRecoveryOf } from '@/queries/read-recovery';

const texts = {
  offline: [
    'You’re offline.',
    'You can read saved posts. New posts are saved on this device and sent later.',
  ],
  unreachable: ['Plaza cannot be reached.', 'This page loads when Plaza is back.'],
  failed: ['Some content did not load.', 'Plaza retries automatically.'],
} as const;

/** The only outage notice with a Retry button; failed parts of the page show a message without one. */
export function ConnectionNotice() {
  const recovery = readRecoveryOf(useQueryClient());
  const status = useStore(recovery.status);
  const online = useOnline();
  if (online && status === 'none') return null;
  const [title, text] = texts[online && status !== 'none' ? status : 'offline'];
  return (
    <div className="connection-notice" role="status">
      <IconOffline />
      <div>
        <b>{title}</b> {text}
      </div>
      {online && (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={recovery.retryNow}>
          Retry
        </button>
      )}
    </div>
  );
}
