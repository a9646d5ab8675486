import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ProgressBar } from './ProgressBar';

const POSITIONS = ['above', 'inside', 'none'] as const;

export function Labels() {
  const [value, setValue] = useState(68);
  const [place, setPlace] = useState<(typeof POSITIONS)[number]>('above');
  return (
    <>
      <OptionBar>
        <RangeOption label="Sent" value={value} onChange={setValue} unit="%" />
        <ChoiceOption label="Figure" options={POSITIONS} value={place} onChange={setPlace} />
      </OptionBar>
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
