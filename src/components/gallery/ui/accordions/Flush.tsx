import { useState } from 'react';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function Flush() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="divided">
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
