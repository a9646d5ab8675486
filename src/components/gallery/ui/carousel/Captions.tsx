import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slides } from './Slides';

export function Captions() {
  const [captions, setCaptions] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Captions" checked={captions} onChange={setCaptions} />
      </OptionBar>
      <Slides label="Views with captions" first={3} captions={captions} />
    </>
  );
}
