import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function NoArrow() {
  const [arrows, setArrows] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Show arrows" checked={arrows} onChange={setArrows} />
      </OptionBar>
      <div className="divided px-4 box">
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
