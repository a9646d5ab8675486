import { useState } from 'react';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function InButtons() {
  const [counts, setCounts] = useState<Partial<Record<string, number>>>({});
  return (
    <div className="d-flex flex-wrap gap-2">
      {colourVariants.map((variant) => {
        const count = counts[variant] ?? 0;
        return (
          <button
            key={variant}
            type="button"
            className={`btn btn-soft-${variant}`}
            onClick={() => setCounts({ ...counts, [variant]: count + 1 })}
          >
            {capitalize(variant)}
            <span className={`tag tag-solid-${variant} num`}>{count}</span>
          </button>
        );
      })}
    </div>
  );
}
