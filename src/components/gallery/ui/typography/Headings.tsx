import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import '@/components/ui/parts/parts.scss';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export function Headings() {
  const [faint, setFaint] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="With muted text" checked={faint} onChange={setFaint} />
      </OptionBar>
      <div className="d-grid gap-2">
        {LEVELS.map((level) => (
          <h3 key={level} className={`h${level}`}>
            Heading {level} {faint && <small className="text-body-secondary">under the arches</small>}
          </h3>
        ))}
      </div>
    </>
  );
}
