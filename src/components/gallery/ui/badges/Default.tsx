import { useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Default() {
  const [icon, setIcon] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="With an icon" checked={icon} onChange={setIcon} />
      </DemoControls>
      <ul className="d-flex flex-wrap gap-2">
        {colourVariants.map((variant) => (
          <li key={variant} className={`tag tag-solid-${variant}`}>
            {icon && <IconSparkles className="icon icon-sm" />}
            {capitalize(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}
