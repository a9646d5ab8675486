import { useEffect, useState } from 'react';
import { canBeEvicted } from '@/lib/storage/persistent-storage';
import { outboxText } from '@/messages/social/outbox';

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
  return <p className="queue-item queue-item-note">{outboxText.mayBeCleared}</p>;
}
