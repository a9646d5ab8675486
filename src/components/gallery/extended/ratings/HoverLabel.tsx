import { useState } from 'react';
import { Rating } from '@/components/ui/control/Rating';

const WORDS = ['Not yet', 'Cold', 'Lukewarm', 'Warm', 'Hot', 'Straight from the oven'];
const wordOf = (value: number) => WORDS[value] ?? '';

export function HoverLabel() {
  const [value, setValue] = useState(0);
  const [over, setOver] = useState<number | null>(null);
  return (
    <div className="row-4 flex-wrap min-h-md text-ink-2">
      <Rating legend="The bread" value={value} onChange={setValue} onHover={setOver} say={wordOf} />
      <output className="fw-semibold">{wordOf(over ?? value)}</output>
    </div>
  );
}
