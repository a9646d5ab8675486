import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const MOVES = ['glow', 'wave', 'none'] as const;

export function GlowAndWave() {
  const [move, setMove] = useState<(typeof MOVES)[number]>('glow');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Animation" options={MOVES} value={move} onChange={setMove} />
      </OptionBar>
      <div className={`d-grid gap-2${move === 'none' ? '' : ` placeholder-${move}`}`} aria-hidden="true">
        <span className="placeholder col-7" />
        <span className="placeholder col-12" />
        <span className="placeholder col-10" />
      </div>
    </>
  );
}
