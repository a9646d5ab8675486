import { useEffect, useState } from 'react';
import { canBeEvicted } from '@/lib/storage/persistent-storage';

/** Shown when the browser has not granted persistent storage. */
export function StorageWarning() {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    let unmounted = false;
    void canBeEvicted().then((evictable) => {
      if (!unmounted) setAtRisk(evictable);
    });
    return () => {
      unmounted = true;
    };
  }, []);
  if (!isAtRisk) return null;
  return (
    <p className="queue-item queue-item-note">
      Your browser may clear these when space runs low. Safari clears them after seven days without a visit.
    </p>
  );
}
