import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Slides } from './Slides';

export function Interval() {
  const [seconds, setSeconds] = useState(0);
  return (
    <>
      <OptionBar>
        <RangeOption label="Seconds" value={seconds} onChange={setSeconds} max={10} />
      </OptionBar>
      <Slides
        label="Views that change"
        first={2}
        interval={seconds === 0 ? null : seconds * 1000}
        indicators
      />
    </>
  );
}
