import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SIDES = ['start', 'center', 'end'] as const;

export function HeaderAndFooter() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Words"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </OptionBar>
      <div className={`card text-${side}`}>
        <div className="card-header text-ink-2">Notice</div>
        <div className="card-body">
          <h3 className="card-title">The fountain rests</h3>
          <p className="card-text">The basin is cleaned on Monday. Children may help and will get wet.</p>
        </div>
        <div className="card-footer text-ink-2">Pinned by the lamp keeper, two days ago</div>
      </div>
    </>
  );
}
