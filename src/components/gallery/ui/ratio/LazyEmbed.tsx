import { lazy, Suspense, useState } from 'react';
import IconPlay from '~icons/tabler/player-play';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const Scene = lazy(async () => ({ default: (await import('@/components/ui/art/BrandScene')).BrandScene }));

export function LazyEmbed() {
  const [wanted, setWanted] = useState(false);
  return (
    <figure className="m-0">
      <div className="picture-frame d-grid rounded-control" style={{ aspectRatio: '16 / 9' }}>
        {wanted ? (
          <div role="img" aria-label="The square at sunset">
            <Suspense
              fallback={<div className="placeholder-wave h-100" role="status" aria-label="Loading" />}
            >
              <Scene />
            </Suspense>
          </div>
        ) : (
          <button type="button" className="btn btn-primary m-auto" onClick={() => setWanted(true)}>
            <IconPlay />
            Load the scene
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-secondary">The square at sunset</figcaption>
    </figure>
  );
}
