import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ProgressBar } from './ProgressBar';

const POSITIONS = ['above', 'inside', 'none'] as const;

export function Labels() {
  const [value, setValue] = useState(68);
  const [place, setPlace] = useState<(typeof POSITIONS)[number]>('above');
  return (
    <>
      <DemoControls>
        <RangeControl label="Sent" value={value} onChange={setValue} unit="%" />
        <ChoiceControl label="Figure" options={POSITIONS} value={place} onChange={setPlace} />
      </DemoControls>
      {place === 'above' && (
        <p className="d-flex justify-content-between mb-2">
          <span className="text-secondary">Sending market.webp</span>
          <b className="num">{value}%</b>
        </p>
      )}
      <ProgressBar label="Sending market.webp" value={value} height={place === 'inside' ? 20 : 10}>
        {place === 'inside' && `${value}%`}
      </ProgressBar>
    </>
  );
}
