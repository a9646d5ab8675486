import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const DOWN = ['top', 'middle', 'bottom'] as const;
const ACROSS = ['start', 'centre', 'end'] as const;
const MARGINS = { top: 'mt-3', middle: '', bottom: 'mb-3', start: 'ms-3', centre: '', end: 'me-3' };

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
        onClick={() => void showAlert({ title: 'Over here', look: `${MARGINS[down]} ${MARGINS[across]}` })}
      >
        Show it there
      </button>
      {dialog}
    </>
  );
}
