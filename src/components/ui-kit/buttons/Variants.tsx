import { useState } from 'react';
import { colourVariants } from '@/data/variant';

/** Every colour variant as a solid, soft or outline button. */
export function Variants() {
  const [look, setLook] = useState<'solid' | 'soft' | 'outline'>('solid');
  const prefix = look === 'solid' ? 'btn' : `btn-${look}`;
  return (
    <>
      <label className="form-label" htmlFor="variants-look">
        Look
      </label>
      <select
        id="variants-look"
        className="form-select mb-3"
        value={look}
        onChange={(event) => setLook(event.target.value as typeof look)}
      >
        <option value="solid">Solid</option>
        <option value="soft">Soft</option>
        <option value="outline">Outline</option>
      </select>
      <div className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <button key={variant} type="button" className={`btn ${prefix}-${variant} text-capitalize`}>
            {variant}
          </button>
        ))}
      </div>
    </>
  );
}
