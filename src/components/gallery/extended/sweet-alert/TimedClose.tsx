import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { useAlert } from './alert/use-alert';

export function TimedClose() {
  const { showAlert, dialog } = useAlert();
  const [seconds, setSeconds] = useState(5);
  const [result, setResult] = useState('Not shown yet');
  const show = async () => {
    const answer = await showAlert({
      title: 'The tram leaves',
      text: 'Doors are closing.',
      closeAfterSeconds: seconds,
    });
    setResult(answer === 'late' ? 'Closed automatically' : 'Closed by hand');
  };
  return (
    <>
      <DemoControls>
        <RangeControl label="Seconds" value={seconds} onChange={setSeconds} min={1} max={15} unit=" s" />
      </DemoControls>
      <div className="alert-dialog-row">
        <button type="button" className="btn btn-primary" onClick={() => void show()}>
          Call the tram
        </button>
        <output>{result}</output>
      </div>
      {dialog}
    </>
  );
}
