import IconOffline from '~icons/tabler/wifi-off';
import { useOnline } from '@/components/ui/hooks/use-media-query';

export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <div className="offline-banner" role="status">
      <IconOffline />
      <div>
        <b>You’re offline.</b> You can read saved posts. New posts are saved on this device and sent later.
      </div>
    </div>
  );
}
