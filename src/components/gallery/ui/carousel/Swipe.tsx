import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slides } from './Slides';

export function Swipe() {
  const [touch, setTouch] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Swiping" checked={touch} onChange={setTouch} />
      </OptionBar>
      <Slides
        label={touch ? 'Views to swipe' : 'Views without swiping'}
        first={1}
        touch={touch}
        arrows={false}
        indicators
      />
    </>
  );
}
