import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/list/list-group.scss';

export function Flush() {
  const [flush, setFlush] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Flush" checked={flush} onChange={setFlush} />
      </OptionBar>
      <ul className={`list-group${flush ? ' list-group-flush' : ''}`}>
        <li className="list-group-item">Sweepers, at six</li>
        <li className="list-group-item">Bakers, at half past six</li>
        <li className="list-group-item">Everybody else, at eight</li>
      </ul>
    </>
  );
}
