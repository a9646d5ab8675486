import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Stretched() {
  const [stretched, setStretched] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Stretched" checked={stretched} onChange={setStretched} />
      </OptionBar>
      <div className="card card-body position-relative">
        <h3>The keeper of the well</h3>
        <p>She knows how deep it is and will not say.</p>
        <a href="#stretched" className={`fw-semibold mt-2${stretched ? ' stretched-link' : ''}`}>
          Read her story
        </a>
      </div>
    </>
  );
}
