import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Tip } from './ExampleTooltip';

/** A button that refuses still says why: it keeps the focus and only ignores the click. */
export function OnDisabled() {
  const [raining, setRaining] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="It rains" checked={raining} onChange={setRaining} />
      </Controls>
      <Tip id="tip-disabled" text={raining ? 'Not while it rains' : 'The stone is dry'}>
        <button
          type="button"
          className={`btn btn-primary${raining ? ' is-off' : ''}`}
          aria-disabled={raining}
        >
          Draw on the pavement
        </button>
      </Tip>
    </>
  );
}
