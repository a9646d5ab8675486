import { useEffect, useState } from 'react';
import { OfflineState } from './StatusMessage';
import { useOnline } from '@/components/ui/hooks/use-media-query';
import { statusText } from '@/messages/ui/status';

interface Props {
  /** Completes "Loading …" for screen readers, and "Plaza cannot show … offline.": "posts". */
  what: string;
  rows?: number;
  faces?: boolean;
}

/** Time for stored data to load from this device, in ms. */
const STORED_DATA_WAIT_MS = 800;

export function useOfflineWithoutData(): boolean {
  const online = useOnline();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), STORED_DATA_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return waited && !online;
}

export const Skeleton = ({ what, rows = 4, faces = false }: Props) => {
  if (useOfflineWithoutData()) return <OfflineState what={what} />;
  return (
    <div role="status" aria-busy="true" aria-label={statusText.loadingWhat(what)}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={faces ? 'skeleton' : 'skeleton skeleton-wide'} key={row}>
          {faces && <i className="skeleton-line skeleton-avatar" />}
          <div>
            <i className="skeleton-line w-50" />
            <i className="skeleton-line w-100" />
            <i className="skeleton-line w-75" />
          </div>
        </div>
      ))}
    </div>
  );
};
