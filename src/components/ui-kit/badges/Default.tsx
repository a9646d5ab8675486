import { useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

/** Twelve solid badges. */
export function Default() {
  const [icon, setIcon] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="With an icon" checked={icon} onChange={setIcon} />
      </Controls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tagf-${variant}`}>
            {icon && <IconSparkles className="ic ic-sm" />}
            {sentence(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
