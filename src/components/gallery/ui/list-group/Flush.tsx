import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';

/** Without an edge of its own, for the inside of a card. */
export function Flush() {
  const [flush, setFlush] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Flush" checked={flush} onChange={setFlush} />
      </Controls>
      <ul className={`list-group${flush ? ' list-group-flush' : ''}`}>
        <li className="list-group-item">Sweepers, at six</li>
        <li className="list-group-item">Bakers, at half past six</li>
        <li className="list-group-item">Everybody else, at eight</li>
      </ul>
    </>
  );
}
