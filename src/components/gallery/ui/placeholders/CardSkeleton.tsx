import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { sceneUrl } from '@/lib/files/art-url';

export function CardSkeleton() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Loaded" checked={loaded} onChange={setLoaded} />
      </DemoControls>
      <div className="card overflow-hidden card-narrow" aria-busy={!loaded}>
        {loaded ? (
          <img
            className="card-img-top"
            src={sceneUrl('coffee')}
            alt="A cup on a café table"
            width={400}
            height={300}
          />
        ) : (
          <div
            className="card-img-top blank-4x3 placeholder-wave"
            role="status"
            aria-label="Loading the café"
          >
            <span className="placeholder w-100 h-100 rounded-0" />
          </div>
        )}
        <div className="card-body two-lines">
          {loaded ? (
            <>
              <h3 className="card-title">Corner café</h3>
              <p>Opens at six. The first cup is for the sweepers.</p>
            </>
          ) : (
            <div className="d-grid gap-2 placeholder-wave" aria-hidden="true">
              <span className="placeholder col-5" />
              <span className="placeholder col-11" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
