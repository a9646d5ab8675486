import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { demoText } from '@/messages/gallery/demo';

const PartTables = lazy(() => import('./PartTables').then((module) => ({ default: module.PartTables })));

/** Props, keys and notes of the page's parts, loaded when opened. */
export function PartDocs() {
  const hash = useLocation({ select: (location) => location.hash });
  const [isOpen, setOpen] = useState(hash === 'parts');
  return (
    <details
      className="card demo-docs mt-5"
      id="parts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-touch py-3 px-4 cursor-pointer fw-semibold">{demoText.docs}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton what={demoText.props} rows={4} />}>
          <PartTables />
        </Suspense>
      )}
    </details>
  );
}
