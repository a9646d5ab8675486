import { useState } from 'react';
import { Rating } from '@/components/ui/control/Rating';
import { pluralize } from '@/lib/text/format';

export function FiveStars() {
  const [value, setValue] = useState(3);
  return (
    <div className="row-4 flex-wrap min-h-md text-ink-2">
      <Rating legend="The Saturday market" value={value} onChange={setValue} />
      <output className="fw-semibold">{pluralize(value, 'star')}</output>
    </div>
  );
}
