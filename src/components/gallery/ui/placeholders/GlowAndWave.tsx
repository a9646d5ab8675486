import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const MOVES = ['glow', 'wave', 'none'] as const;

export function GlowAndWave() {
  const [move, setMove] = useState<(typeof MOVES)[number]>('glow');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Animation" options={MOVES} value={move} onChange={setMove} />
      </DemoControls>
      <div className={`d-grid gap-2${move === 'none' ? '' : ` placeholder-${move}`}`} aria-hidden="true">
        <span className="placeholder col-7" />
        <span className="placeholder col-12" />
        <span className="placeholder col-10" />
      </div>
    </>
  );
}
