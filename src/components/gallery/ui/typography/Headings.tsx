import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export function Headings() {
  const [faint, setFaint] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="With muted text" checked={faint} onChange={setFaint} />
      </DemoControls>
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
