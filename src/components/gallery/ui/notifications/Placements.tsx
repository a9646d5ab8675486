import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { showToast, type ToastPlacement } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const PLACEMENTS: readonly ToastPlacement[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
];
const NAMES = {
  'top-left': 'Top left',
  'top-center': 'Top centre',
  'top-right': 'Top right',
  'bottom-left': 'Bottom left',
  'bottom-center': 'Bottom centre',
  'bottom-right': 'Bottom right',
};

export function Placements() {
  const [placement, setPlacement] = useState<ToastPlacement>('bottom-center');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Place"
          options={PLACEMENTS}
          value={placement}
          onChange={setPlacement}
          names={NAMES}
        />
      </OptionBar>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => showToast({ type: 'info', title: NAMES[placement], text: 'Here I am.', placement })}
      >
        Show it there
      </button>
    </>
  );
}
