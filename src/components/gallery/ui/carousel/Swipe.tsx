import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Slides } from './Slides';

export function Swipe() {
  const [swipe, setSwipe] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Swiping" checked={swipe} onChange={setSwipe} />
      </OptionBar>
      <Slides
        label={swipe ? 'Views to swipe' : 'Views without swiping'}
        first={1}
        swipe={swipe}
        arrows="none"
        indicators
      />
    </>
  );
}
