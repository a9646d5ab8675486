import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Indeterminate() {
  const [waiting, setWaiting] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Still waiting" checked={waiting} onChange={setWaiting} />
      </OptionBar>
      {waiting ? (
        <div className="progress" role="progressbar" aria-label="Waiting for the tram">
          <div className="progress-bar progress-bar-striped progress-bar-animated w-100" />
        </div>
      ) : (
        <p>The tram is here.</p>
      )}
    </>
  );
}
