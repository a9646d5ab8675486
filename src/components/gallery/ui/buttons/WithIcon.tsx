import { useState } from 'react';
import IconSend from '~icons/tabler/send';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

const PLACES = ['before', 'after', 'alone'] as const;

export function WithIcon() {
  const [variant, setVariant] = useState<ColourVariant>('link');
  const [place, setPlace] = useState<(typeof PLACES)[number]>('before');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceControl label="Icon" options={PLACES} value={place} onChange={setPlace} />
      </DemoControls>
      {place === 'alone' ? (
        <button type="button" className={`btn btn-icon btn-${variant}`} aria-label="Send">
          <IconSend />
        </button>
      ) : (
        <button type="button" className={`btn btn-${variant}${place === 'after' ? ' flex-row-reverse' : ''}`}>
          <IconSend />
          Send
        </button>
      )}
    </>
  );
}
