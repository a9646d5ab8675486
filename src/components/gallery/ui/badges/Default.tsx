import { useState } from 'react';
import IconSparkles from '~icons/tabler/sparkles';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function Default() {
  const [icon, setIcon] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="With an icon" checked={icon} onChange={setIcon} />
      </OptionBar>
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
