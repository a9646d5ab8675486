import { useEffect, useRef, useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

interface Props {
  seconds: number;
  onEnd: () => void;
}

export function CountdownBar({ seconds, onEnd }: Props) {
  const [left, setLeft] = useState(seconds);
  const [kept, setKept] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (kept) return undefined;
    const start = performance.now();
    const timer = setInterval(() => {
      const rest = seconds - (performance.now() - start) / 1000;
      setLeft(Math.max(0, rest));
      if (rest <= 0) end.current();
    }, 100);
    return () => clearInterval(timer);
  }, [kept, seconds]);
  return (
    <div className="stack-2 justify-items-start">
      <div
        className="progress w-100"
        style={{ blockSize: 6 }}
        role="progressbar"
        aria-label="Time left"
        aria-valuemin={0}
        aria-valuemax={seconds}
        aria-valuenow={Math.ceil(left)}
        aria-valuetext={kept ? 'Stopped' : `${Math.ceil(left)} s left`}
      >
        <div
          className="progress-bar"
          style={{ inlineSize: `${(left / seconds) * 100}%`, transition: 'none' }}
        />
      </div>
      <button type="button" className="btn btn-quiet btn-sm" disabled={kept} onClick={() => setKept(true)}>
        {kept ? 'Stays open' : 'Keep it open'}
      </button>
    </div>
  );
}
