import { useState } from 'react';
import IconPause from '~icons/tabler/player-pause';
import IconPlay from '~icons/tabler/player-play';
import { Slides } from './Slides';

export function PauseButton() {
  const [running, setRunning] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  return (
    <>
      <Slides label="Views that run" first={2} interval={running ? 4000 : null} indicators />
      <button type="button" className="btn btn-outline-secondary mt-2" onClick={() => setRunning(!running)}>
        {running ? <IconPause /> : <IconPlay />}
        {running ? 'Pause' : 'Play'}
      </button>
    </>
  );
}
