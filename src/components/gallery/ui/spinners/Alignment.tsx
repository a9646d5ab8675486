import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('center');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Place"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </DemoControls>
      <div className={`d-flex justify-content-${side}`}>
        <div className="spinner-border variant-link" role="status" aria-label="Loading the tram times" />
      </div>
    </>
  );
}
