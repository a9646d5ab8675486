import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { StripCell } from './strip-cells';
import './part-strip.scss';

const files = import.meta.glob<{ cells: readonly StripCell[] }>('./parts/*/*.tsx');

const strips = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice('./parts'.length, -'.tsx'.length),
    lazy(async () => {
      const { cells } = await load();
      return { default: () => <Strip cells={cells} /> };
    }),
  ]),
);

const Strip = ({ cells }: { cells: readonly StripCell[] }) => (
  <section aria-labelledby="part-states">
    <h3 id="part-states">Sizes and states</h3>
    <ul className="part-strip">
      {cells.map(({ label, node }) => (
        <li key={label}>
          <div>{node}</div>
          <small>{label}</small>
        </li>
      ))}
    </ul>
  </section>
);

/** Every size and state of the page's part side by side; nothing where it has but one. */
export function PartStrip() {
  const url = useLocation({ select: (location) => location.pathname });
  const Cells = strips.get(url);
  return Cells ? (
    <Suspense fallback={<Skeleton what="Sizes and states" rows={2} />}>
      <Cells />
    </Suspense>
  ) : null;
}
