import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const STATES = ['active', 'offline'] as const;
const CLASSES = { active: '', offline: ' presence-off' };

export function StatusDot() {
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Hana is" options={STATES} value={state} onChange={setState} />
      </OptionBar>
      <div className="d-flex align-items-center gap-4">
        <span className={`presence-dot position-relative d-inline-flex${CLASSES[state]}`}>
          <Avatar name="Hana" url={faceUrl('hana')} silent />
        </span>
        <p>
          Hana is <b>{state}</b>
        </p>
      </div>
    </>
  );
}
