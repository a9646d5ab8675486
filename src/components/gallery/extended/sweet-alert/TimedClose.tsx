import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

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
      <OptionBar>
        <RangeOption label="Seconds" value={seconds} onChange={setSeconds} min={1} max={15} unit=" s" />
      </OptionBar>
      <div className="d-flex align-items-center flex-wrap row-gap-2 column-gap-3">
        <button type="button" className="btn btn-primary" onClick={() => void show()}>
          Call the tram
        </button>
        <output className="text-ink-2 fw-semibold">{result}</output>
      </div>
      {dialog}
    </>
  );
}
