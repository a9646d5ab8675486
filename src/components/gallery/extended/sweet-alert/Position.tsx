import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/extended-parts.scss';

const DOWN = ['top', 'middle', 'bottom'] as const;
const ACROSS = ['start', 'centre', 'end'] as const;

export function Position() {
  const { showAlert, dialog } = useAlert();
  const [down, setDown] = useState<(typeof DOWN)[number]>('top');
  const [across, setAcross] = useState<(typeof ACROSS)[number]>('end');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Down" options={DOWN} value={down} onChange={setDown} />
        <ChoiceOption label="Across" options={ACROSS} value={across} onChange={setAcross} />
      </OptionBar>
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
