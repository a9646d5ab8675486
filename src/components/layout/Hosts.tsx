import { lazy, Suspense, useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { onToastWanted } from '@/lib/toast';

const Toasts = lazy(() => import('./Toasts'));

/** What belongs to every page, with the shell and without: toasts (loaded with the first one) and questions. */
export function Hosts() {
  const [toasts, setToasts] = useState(false);
  useEffect(() => onToastWanted(() => setToasts(true)), []);
  return (
    <>
      {toasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
      <ConfirmDialog />
    </>
  );
}
