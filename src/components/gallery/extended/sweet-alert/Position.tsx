import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { useAlert } from './alert/use-alert';

const DOWN = ['top', 'middle', 'bottom'] as const;
const ACROSS = ['start', 'centre', 'end'] as const;

export function Position() {
  const { showAlert, dialog } = useAlert();
  const [down, setDown] = useState<(typeof DOWN)[number]>('top');
  const [across, setAcross] = useState<(typeof ACROSS)[number]>('end');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Down" options={DOWN} value={down} onChange={setDown} />
        <ChoiceControl label="Across" options={ACROSS} value={across} onChange={setAcross} />
      </DemoControls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          void showAlert({ title: 'Over here', look: `alert-dialog-y-${down} alert-dialog-x-${across}` })
        }
      >
        Show it there
      </button>
      {dialog}
    </>
  );
}
