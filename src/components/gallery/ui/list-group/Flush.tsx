import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Flush() {
  const [flush, setFlush] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Flush" checked={flush} onChange={setFlush} />
      </DemoControls>
      <ul className={`list-group${flush ? ' list-group-flush' : ''}`}>
        <li className="list-group-item">Sweepers, at six</li>
        <li className="list-group-item">Bakers, at half past six</li>
        <li className="list-group-item">Everybody else, at eight</li>
      </ul>
    </>
  );
}
