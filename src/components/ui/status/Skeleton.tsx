import { useEffect, useState } from 'react';
import { OfflineState } from './StatusMessage';
import { useOnline } from '@/components/ui/hooks/use-media-query';

interface Props {
  /** What is being loaded, for those who cannot see it: "Loading posts". */
  label: string;
  rows?: number;
  /** With the arch of a face before each row. */
  faces?: boolean;
}

/** Milliseconds in which what is kept on this device has been read. */
const STORED_DATA_WAIT_MS = 800;

/** Whether there is no network, and nothing on this device came in its place. */
export function useOfflineWithoutData(): boolean {
  const online = useOnline();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), STORED_DATA_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return waited && !online;
}

/** Rows of the real shape while data is on its way; without a network, the word that it waits for one. */
export const Skeleton = ({ label, rows = 4, faces = false }: Props) => {
  if (useOfflineWithoutData()) return <OfflineState />;
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={faces ? 'skel' : 'skel skel-w'} key={row}>
          {faces && <i className="sk sk-f" />}
          <div>
            <i className="sk w-50" />
            <i className="sk w-100" />
            <i className="sk w-75" />
          </div>
        </div>
      ))}
    </div>
  );
};
