import { useState } from 'react';
import type { AlertAnswer } from './alert/alert-options';
import { useAlert } from './alert/use-alert';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const RESULTS: Record<AlertAnswer, string> = {
  yes: 'The stall is given up',
  no: 'The stall stays yours',
  closed: 'Closed without an answer',
  late: 'No answer in time',
};

export function ConfirmOrCancel() {
  const { showAlert, dialog } = useAlert();
  const [answer, setAnswer] = useState<AlertAnswer | null>(null);
  const ask = async () => {
    const given = await showAlert({
      kind: 'question',
      title: 'Give up your stall?',
      text: 'The next neighbour on the list gets it at once.',
      confirmLabel: 'Give up',
      cancelLabel: 'Keep it',
      danger: true,
    });
    setAnswer(given);
    if (given === 'yes')
      await showAlert({ kind: 'success', title: 'Given up', text: 'Thank you for the years.' });
  };
  return (
    <div className="d-flex align-items-center flex-wrap row-gap-2 column-gap-3">
      <button type="button" className="btn btn-outline-danger" onClick={() => void ask()}>
        Give up the stall
      </button>
      <output className="text-ink-2 fw-semibold">{answer ? RESULTS[answer] : 'Not asked yet'}</output>
      {dialog}
    </div>
  );
}
