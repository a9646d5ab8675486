import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const EFFECTS = ['fade', 'underline', 'offset', 'mark'] as const;

export function HoverVariants() {
  const [effect, setEffect] = useState<(typeof EFFECTS)[number]>('underline');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="On hover" options={EFFECTS} value={effect} onChange={setEffect} />
      </OptionBar>
      <a href="#hover-variants" className={`link-variant variant-success on-${effect}`}>
        Point at me, or reach me with the Tab key
      </a>
    </>
  );
}
