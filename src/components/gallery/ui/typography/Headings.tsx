import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';

const SIZES = ['3xl', '2xl', 'xl', 'lg', 'base', 'sm'] as const;

export function Headings() {
  const [faint, setFaint] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="With muted text" checked={faint} onChange={setFaint} />
      </OptionBar>
      <div className="d-grid gap-2">
        {SIZES.map((size, above) => (
          <h3 key={size} className={`fs-${size}`}>
            Heading {above + 1} {faint && <small className="text-body-secondary">under the arches</small>}
          </h3>
        ))}
      </div>
    </>
  );
}
