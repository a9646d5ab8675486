import { useState } from 'react';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';
import '@/components/ui/parts/parts.scss';

export function Default() {
  const [open, setOpen] = useState<string | null>('market');
  return (
    <div className="disclosures">
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
