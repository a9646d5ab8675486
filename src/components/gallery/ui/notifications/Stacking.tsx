import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { showToast } from '@/lib/overlays/toast';

export function Stacking() {
  const [count, setCount] = useState(3);
  const send = () => {
    for (let letter = 1; letter <= count; letter += 1) {
      showToast({ type: 'default', title: `Letter ${letter} of ${count}`, text: 'From the council.' });
    }
  };
  return (
    <>
      <DemoControls>
        <RangeControl label="Letters" value={count} onChange={setCount} min={1} max={8} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={send}>
        Send them all
      </button>
    </>
  );
}
