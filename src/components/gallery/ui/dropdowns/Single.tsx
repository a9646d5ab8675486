import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Menu } from '@/components/ui/overlay/Menu';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const DAYS = ['Wednesday', 'Saturday', 'Sunday'] as const;

export function Single() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [day, setDay] = useState('Choose a day');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <Menu
        label={day}
        className={`btn btn-${variant}`}
        align="start"
        trigger={
          <>
            {day}
            <IconChevron />
          </>
        }
        items={DAYS.map((name) => ({ label: name, onSelect: () => setDay(name) }))}
      />
    </>
  );
}
