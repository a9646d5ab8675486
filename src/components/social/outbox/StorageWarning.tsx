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
  return <p className="py-4 px-5 fs-md text-ink-2">{outboxText.mayBeCleared}</p>;
}
