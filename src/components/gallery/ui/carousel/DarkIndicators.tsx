import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slides } from './Slides';

export function DarkIndicators() {
  const [dark, setDark] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Dark marks" checked={dark} onChange={setDark} />
      </OptionBar>
      <Slides label="Views with dark marks" first={3} indicators {...(dark ? { variant: 'dark' } : {})} />
    </>
  );
}
