import { useQueryClient } from '@tanstack/react-query';
import IconOffline from '~icons/tabler/wifi-off';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { useStore } from '@/lib/store/use-store';
import { readRecoveryOf } from '@/queries/read-recovery';
import { frameText } from '@/messages/shell/frame';

const texts = () =>
  ({
    offline: [frameText.offline, frameText.offlineHint],
    unreachable: [frameText.unreachable, frameText.unreachableHint],
    failed: [frameText.partsNotLoaded, frameText.partsNotLoadedHint],
  }) as const;

/** The only outage notice with a Retry button; failed parts of the page show a message without one. */
export function ConnectionNotice() {
  const recovery = readRecoveryOf(useQueryClient());
  const status = useStore(recovery.status);
  const online = useOnline();
  if (online && status === 'none') return null;
  const [title, text] = texts()[online && status !== 'none' ? status : 'offline'];
  return (
    <div
      className="connection-notice box fit row-3 flex-wrap mb-4 py-2 px-3 variant-tinted variant-warning d-print-none"
      role="status"
    >
      <IconOffline />
      <div className="fill-or-wrap fs-sm">
        <b className="fw-semibold">{title}</b> {text}
      </div>
      {online && (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={recovery.retryNow}>
          {frameText.retry}
        </button>
      )}
    </div>
  );
}
