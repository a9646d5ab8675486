import { useState } from 'react';
import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function CustomIcon() {
  const [open, setOpen] = useState<string | null>('lamp');
  return (
    <div className="divided px-4 box">
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
