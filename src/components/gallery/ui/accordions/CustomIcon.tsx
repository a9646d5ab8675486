import { useState } from 'react';
import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';
import '@/components/ui/parts/parts.scss';

export function CustomIcon() {
  const [open, setOpen] = useState<string | null>('lamp');
  return (
    <div className="disclosures">
      {questions.map(({ id, title, text }) => (
        <Disclosure
          key={id}
          title={title}
          icon={
            <span className="avatar avatar-sm avatar-initials">
              {open === id ? <IconMinus width={16} height={16} /> : <IconPlus width={16} height={16} />}
            </span>
          }
          open={open === id}
          onToggle={() => setOpen(open === id ? null : id)}
        >
          {text}
        </Disclosure>
      ))}
    </div>
  );
}
