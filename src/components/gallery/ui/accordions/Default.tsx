import { useState } from 'react';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function Default() {
  const [open, setOpen] = useState<string | null>('market');
  return (
    <div className="divided px-4 box">
      {questions.map(({ id, title, text }) => (
        <Disclosure
          key={id}
          title={title}
          open={open === id}
          onToggle={() => setOpen(open === id ? null : id)}
        >
          {text}
        </Disclosure>
      ))}
    </div>
  );
}
