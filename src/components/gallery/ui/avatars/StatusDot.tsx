import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Face } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const STATES = ['active', 'away', 'offline'] as const;
const CLASSES = { active: '', away: ' pres-away', offline: ' pres-off' };

/** Who is here: a dot for the eye, a word for the ear. */
export function StatusDot() {
  const [state, setState] = useState<(typeof STATES)[number]>('active');
  return (
    <>
      <Controls>
        <Choice label="Hana is" options={STATES} value={state} onChange={setState} />
      </Controls>
      <div className="d-flex align-items-center gap-3">
        <span className={`pres${CLASSES[state]}`}>
          <Face name="Hana" url={faceUrl('hana')} silent />
        </span>
        <p>
          Hana is <b>{state}</b>
        </p>
      </div>
    </>
  );
}
