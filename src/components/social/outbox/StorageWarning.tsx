import { useEffect, useState } from 'react';
import { canBeEvicted } from '@/lib/storage/persistent-storage';

/** Says how long a browser that promises nothing keeps what stands here. */
export function StorageWarning() {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    let left = false;
    void canBeEvicted().then((may) => {
      if (!left) setAtRisk(may);
    });
    return () => {
      left = true;
    };
  }, []);
  if (!isAtRisk) return null;
  return (
    <p className="queue-item queue-item-note">
      This browser may clear it when space runs short, Safari after seven days without a visit.
    </p>
  );
}
