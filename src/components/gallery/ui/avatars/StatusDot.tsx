import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const STATES = ['active', 'away', 'offline'] as const;
const CLASSES = { active: '', away: ' presence-away', offline: ' presence-off' };

export function StatusDot() {
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Hana is" options={STATES} value={state} onChange={setState} />
      </DemoControls>
      <div className="d-flex align-items-center gap-3">
        <span className={`presence-dot${CLASSES[state]}`}>
          <Avatar name="Hana" url={faceUrl('hana')} silent />
        </span>
        <p>
          Hana is <b>{state}</b>
        </p>
      </div>
    </>
  );
}
