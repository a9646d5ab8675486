import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { useNotice } from './alert/use-alert';

/** Gone after a while, with the time that is left in sight and a way to stop it. */
export function ClosesItself() {
  const { tell, dialog } = useNotice();
  const [seconds, setSeconds] = useState(5);
  const [result, setResult] = useState('Not shown yet');
  const show = async () => {
    const answer = await tell({ title: 'The tram leaves', text: 'Doors are closing.', seconds });
    setResult(answer === 'late' ? 'It left by itself' : 'Closed by hand');
  };
  return (
    <>
      <Controls>
        <Amount label="Seconds" value={seconds} onChange={setSeconds} min={1} max={15} unit=" s" />
      </Controls>
      <div className="sa-row">
        <button type="button" className="btn btn-primary" onClick={() => void show()}>
          Call the tram
        </button>
        <output>{result}</output>
      </div>
      {dialog}
    </>
  );
}
