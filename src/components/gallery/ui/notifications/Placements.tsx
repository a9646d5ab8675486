import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { showToast, type ToastPlacement } from '@/lib/overlays/toast';

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
      <DemoControls>
        <ChoiceControl
          label="Place"
          options={PLACEMENTS}
          value={placement}
          onChange={setPlacement}
          names={NAMES}
        />
      </DemoControls>
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
