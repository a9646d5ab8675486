import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function NoArrow() {
  const [arrows, setArrows] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Show arrows" checked={arrows} onChange={setArrows} />
      </DemoControls>
      <div className="disclosures">
        {questions.map(({ id, title, text }) => (
          <Disclosure
            key={id}
            title={title}
            {...(arrows ? {} : { icon: null })}
            open={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            {text}
          </Disclosure>
        ))}
      </div>
    </>
  );
}
