import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Menu } from '@/components/ui/overlay/Menu';

const DAYS = ['Wednesday', 'Saturday', 'Sunday'] as const;

export function Single() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [day, setDay] = useState('Choose a day');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
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
