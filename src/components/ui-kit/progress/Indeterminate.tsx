import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';

/** Something is under way and nobody knows how long. No figure is given, because there is none. */
export function Indeterminate() {
  const [waiting, setWaiting] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Still waiting" checked={waiting} onChange={setWaiting} />
      </Controls>
      {waiting ? (
        <div className="progress" role="progressbar" aria-label="Waiting for the tram">
          <div className="progress-bar progress-walk" />
        </div>
      ) : (
        <p>The tram is here.</p>
      )}
    </>
  );
}
