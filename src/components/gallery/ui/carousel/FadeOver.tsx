import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slides } from './Slides';

export function FadeOver() {
  const [fade, setFade] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Fade" checked={fade} onChange={setFade} />
      </OptionBar>
      <Slides label="Views that fade" first={1} fade={fade} />
    </>
  );
}
