import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function CardSkeleton() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Loaded" checked={loaded} onChange={setLoaded} />
      </OptionBar>
      <div className="card overflow-hidden" style={{ maxInlineSize: 320 }} aria-busy={!loaded}>
        {loaded ? (
          <img
            className="card-img-top h-auto"
            src={sceneUrl('coffee')}
            alt="A cup on a café table"
            width={400}
            height={300}
          />
        ) : (
          <div
            className="card-img-top ratio ratio-4x3 placeholder-wave"
            role="status"
            aria-label="Loading the café"
          >
            <span className="placeholder w-100 h-100 rounded-0" />
          </div>
        )}
        <div className="card-body" style={{ minBlockSize: 92 }}>
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
