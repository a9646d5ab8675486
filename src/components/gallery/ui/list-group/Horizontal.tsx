import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/list/list-group.scss';

export function Horizontal() {
  const [beside, setBeside] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Side by side" checked={beside} onChange={setBeside} />
      </OptionBar>
      <ul className={`list-group${beside ? ' list-group-horizontal' : ''}`}>
        {['Wed', 'Sat', 'Sun'].map((day) => (
          <li key={day} className="list-group-item fill">
            {day}
          </li>
        ))}
      </ul>
    </>
  );
}
