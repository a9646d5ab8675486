import { useState } from 'react';
import { Slider } from '@/components/kits/form/slider/Slider';

const PARTS = [
  ['Red', 'variant-danger'],
  ['Green', 'variant-success'],
  ['Blue', 'variant-info'],
] as const;

const hex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export function ColourMixer() {
  const [parts, setParts] = useState<readonly number[]>([200, 69, 27]);
  const colour = hex(parts);
  return (
    <>
      <div
        className="d-flex align-items-end mb-2 p-3 rounded-card"
        style={{ background: colour, minBlockSize: 96 }}
      >
        <code className="py-half px-2 rounded-sm bg-surface text-ink">{colour}</code>
      </div>
      {PARTS.map(([label, className], index) => (
        <Slider
          key={label}
          label={label}
          className={className}
          max={255}
          value={[parts[index] ?? 0]}
          onChange={([value = 0]) => setParts(parts.with(index, value))}
        />
      ))}
    </>
  );
}
