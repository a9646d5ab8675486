import { useEffect, useState } from 'react';
import { ProgressBar } from './ProgressBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Animated() {
  const [value, setValue] = useState(20);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setValue((now) => Math.min(100, now + 4)), 160);
    return () => clearInterval(timer);
  }, [running]);
  const going = running && value < 100;
  const press = () => {
    if (value === 100) setValue(0);
    setRunning(!going);
  };
  return (
    <>
      <ProgressBar
        label="Filling the basin"
        value={value}
        height={16}
        className={`variant-link variant-fill progress-bar-striped${going ? ' progress-bar-animated' : ''}`}
      />
      <div className="d-flex align-items-center gap-4 mt-4">
        <button type="button" className="btn btn-soft-link" onClick={press}>
          {going ? 'Turn the tap off' : value === 100 ? 'Fill it again' : 'Turn the tap on'}
        </button>
        <span className="num">{value}% full</span>
      </div>
    </>
  );
}
