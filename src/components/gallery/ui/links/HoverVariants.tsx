import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const EFFECTS = ['fade', 'underline', 'offset', 'mark'] as const;
const CLASSES = {
  fade: 'link-opacity-75-hover',
  underline: 'link-line link-underline-opacity-0 link-underline-opacity-100-hover',
  offset: 'link-line link-offset-1 link-offset-3-hover',
  mark: 'text-decoration-none rounded-sm hoverable',
};

export function HoverVariants() {
  const [effect, setEffect] = useState<(typeof EFFECTS)[number]>('underline');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="On hover" options={EFFECTS} value={effect} onChange={setEffect} />
      </OptionBar>
      <a href="#hover-variants" className={`link-variant variant-success ${CLASSES[effect]}`}>
        Point at me
      </a>
    </>
  );
}
