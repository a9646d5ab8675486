import IconOffline from '~icons/tabler/wifi-off';
import { useOnline } from '@/components/ui/hooks/use-media-query';

export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <div className="offline" role="status">
      <IconOffline />
      <div>
        <b>You are offline.</b> What has been read can still be read, and what you write is kept on this
        device.
      </div>
    </div>
  );
}
