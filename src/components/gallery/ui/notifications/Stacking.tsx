import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Stacking() {
  const [count, setCount] = useState(3);
  const send = () => {
    for (let letter = 1; letter <= count; letter += 1) {
      showToast({ type: 'default', title: `Letter ${letter} of ${count}`, text: 'From the council.' });
    }
  };
  return (
    <>
      <OptionBar>
        <RangeOption label="Letters" value={count} onChange={setCount} min={1} max={8} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={send}>
        Send them all
      </button>
    </>
  );
}
