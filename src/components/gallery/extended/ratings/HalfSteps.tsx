import { useState } from 'react';
import { Rating } from '@/components/ui/control/Rating';
import { pluralize } from '@/lib/text/format';

export function HalfSteps() {
  const [value, setValue] = useState(3.5);
  return (
    <div className="row-4 flex-wrap min-h-md text-ink-2">
      <Rating legend="The new benches" value={value} onChange={setValue} halves />
      <output className="fw-semibold">{pluralize(value, 'star')}</output>
    </div>
  );
}
