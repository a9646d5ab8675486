import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';

const SIDES = ['start', 'center', 'end'] as const;

/** Anywhere in its place. */
export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('center');
  return (
    <>
      <Controls>
        <Choice label="Place" options={SIDES} value={side} onChange={setSide} names={{ center: 'Centre' }} />
      </Controls>
      <div className={`d-flex justify-content-${side}`}>
        <div className="spinner-border v-link" role="status" aria-label="Loading the tram times" />
      </div>
    </>
  );
}
