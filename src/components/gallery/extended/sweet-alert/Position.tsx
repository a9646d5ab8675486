import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { useNotice } from './alert/use-alert';

const DOWN = ['top', 'middle', 'bottom'] as const;
const ACROSS = ['start', 'centre', 'end'] as const;

/** In any of nine places. */
export function Position() {
  const { tell, dialog } = useNotice();
  const [down, setDown] = useState<(typeof DOWN)[number]>('top');
  const [across, setAcross] = useState<(typeof ACROSS)[number]>('end');
  return (
    <>
      <Controls>
        <Choice label="Down" options={DOWN} value={down} onChange={setDown} />
        <Choice label="Across" options={ACROSS} value={across} onChange={setAcross} />
      </Controls>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => void tell({ title: 'Over here', look: `sa-y-${down} sa-x-${across}` })}
      >
        Show it there
      </button>
      {dialog}
    </>
  );
}
