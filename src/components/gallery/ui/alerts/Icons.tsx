import { type ComponentType, useState } from 'react';
import IconAlert from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/circle-check';
import IconError from '~icons/tabler/alert-circle';
import IconInfo from '~icons/tabler/info-circle';
import IconSparkles from '~icons/tabler/sparkles';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const MEANINGS: Partial<Record<ColourVariant, { Icon: ComponentType; text: string }>> = {
  success: { Icon: IconCheck, text: 'Saved. Everybody on the square sees it.' },
  danger: { Icon: IconError, text: 'Not saved. The name is already taken.' },
  warning: { Icon: IconAlert, text: 'Two pictures have no description.' },
  info: { Icon: IconInfo, text: 'The square is swept at six each morning.' },
};

export function Icons() {
  const [variant, setVariant] = useState<ColourVariant>('warning');
  const { Icon, text } = MEANINGS[variant] ?? {
    Icon: IconSparkles,
    text: 'A colour without a fixed meaning.',
  };
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div role="note" className={`alert variant-${variant} d-flex gap-2 align-items-center`}>
        <Icon />
        <span>{text}</span>
      </div>
    </>
  );
}
