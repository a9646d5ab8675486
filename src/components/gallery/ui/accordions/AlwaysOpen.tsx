import { useState } from 'react';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

const all: readonly string[] = questions.map(({ id }) => id);

export function AlwaysOpen() {
  const [open, setOpen] = useState<readonly string[]>(['market', 'lamp']);
  const isFull = open.length === all.length;
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm mb-4"
        onClick={() => setOpen(isFull ? [] : all)}
      >
        {isFull ? 'Close all' : 'Open all'}
      </button>
      <div className="divided px-4 box">
        {questions.map(({ id, title, text }) => (
          <Disclosure key={id} title={title} open={open.includes(id)} onToggle={() => toggle(id)}>
            {text}
          </Disclosure>
        ))}
      </div>
    </>
  );
}
