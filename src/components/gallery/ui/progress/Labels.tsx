import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Bar } from './ProgressBar';

const PLACES = ['above', 'inside', 'none'] as const;

/** The figure above the bar, inside it, or for screen readers alone. */
export function Labels() {
  const [value, setValue] = useState(68);
  const [place, setPlace] = useState<(typeof PLACES)[number]>('above');
  return (
    <>
      <Controls>
        <Amount label="Sent" value={value} onChange={setValue} unit="%" />
        <Choice label="Figure" options={PLACES} value={place} onChange={setPlace} />
      </Controls>
      {place === 'above' && (
        <p className="d-flex justify-content-between mb-2">
          <span className="text-secondary">Sending market.webp</span>
          <b className="num">{value}%</b>
        </p>
      )}
      <Bar label="Sending market.webp" value={value} height={place === 'inside' ? 20 : 10}>
        {place === 'inside' && `${value}%`}
      </Bar>
    </>
  );
}
