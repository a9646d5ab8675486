import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import '@/components/ui/parts/parts.scss';

const WHEN = ['always', 'sm-down', 'md-down', 'lg-down', 'xl-down', 'xxl-down'] as const;
const NAMES = {
  always: 'Always',
  'sm-down': 'Below 576',
  'md-down': 'Below 768',
  'lg-down': 'Below 992',
  'xl-down': 'Below 1200',
  'xxl-down': 'Below 1440',
};

export function Fullscreen() {
  const [shown, setShown] = useState(false);
  const [when, setWhen] = useState<(typeof WHEN)[number]>('always');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Full screen" options={WHEN} value={when} onChange={setWhen} names={NAMES} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the map of the square
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title="Map of the square"
        size={when === 'always' ? 'full' : 'md'}
        className={`dialog-full-${when}`}
      >
        Full screen: {NAMES[when].toLowerCase()}. Resize the window to see it change.
      </Dialog>
    </>
  );
}
