import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { ExampleTooltip } from './ExampleTooltip';

export function OnDisabled() {
  const [raining, setRaining] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="It rains" checked={raining} onChange={setRaining} />
      </DemoControls>
      <ExampleTooltip id="tip-disabled" text={raining ? 'Not while it rains' : 'The stone is dry'}>
        <button
          type="button"
          className={`btn btn-primary${raining ? ' is-off' : ''}`}
          aria-disabled={raining}
        >
          Draw on the pavement
        </button>
      </ExampleTooltip>
    </>
  );
}
