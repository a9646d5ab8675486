import { useLocation } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { demoText } from '@/messages/gallery/demo';
import type { StripCell } from './strip-cells';

interface StripFile {
  cells: readonly StripCell[];
}

const files = import.meta.glob<StripFile>('../../strips/*/*.tsx');
const loads = new Map<string, Promise<StripFile>>();

/** The same promise at every render; none for a page without a strip. */
function loadStrip(url: string): Promise<StripFile> | undefined {
  const known = loads.get(url) ?? files[`../../strips${url}.tsx`]?.();
  if (known) loads.set(url, known);
  return known;
}

function Strip({ load }: { load: Promise<StripFile> }) {
  const { cells } = use(load);
  return (
    <section aria-labelledby="part-states">
      <h3 className="mb-2 fs-lg" id="part-states">
        {demoText.sizesAndStates}
      </h3>
      <ul className="tile-grid gap-3">
        {cells.map(({ label, node }) => (
          <li className="d-flex flex-column gap-2 justify-content-between min-w-0 p-3 box" key={label}>
            <div>{node}</div>
            <small className="text-ink-3">{label}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every size and state of the page's part side by side; nothing where it has but one. */
export function PartStrip() {
  const load = loadStrip(useLocation({ select: (location) => location.pathname }));
  return load ? (
    <Suspense fallback={<Skeleton what={demoText.sizesAndStates} rows={2} />}>
      <Strip load={load} />
    </Suspense>
  ) : null;
}
