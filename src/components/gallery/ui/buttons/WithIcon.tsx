import { useState } from 'react';
import IconSend from '~icons/tabler/send';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const PLACES = ['before', 'after', 'alone'] as const;

export function WithIcon() {
  const [variant, setVariant] = useState<ColourVariant>('link');
  const [place, setPlace] = useState<(typeof PLACES)[number]>('before');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Icon" options={PLACES} value={place} onChange={setPlace} />
      </OptionBar>
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
