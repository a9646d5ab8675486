import { useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { sentence } from '@/lib/text/format';

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
