import type { AlertOptions, AlertKind } from './alert/alert-options';
import { useAlert } from './alert/use-alert';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const NOTICES: Record<AlertKind, AlertOptions> = {
  success: { title: 'The bench is yours', text: 'From four to five, by the east gate.' },
  error: {
    title: 'The tram is not coming',
    text: 'A tree lies across the line. Take the bus from the mill.',
  },
  warning: { title: 'Wet paint', text: 'The railing of the bridge needs until the evening.' },
  info: { title: 'Lamps go on at six', text: 'An hour earlier than last week.' },
  question: { title: 'Is the fountain too loud?', text: 'It can be turned down at night.' },
};
const KINDS = ['success', 'error', 'warning', 'info', 'question'] as const;

export function States() {
  const { showAlert, dialog } = useAlert();
  return (
    <div className="d-flex align-items-center flex-wrap row-gap-2 column-gap-3">
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="btn btn-soft-secondary"
          onClick={() => void showAlert({ ...NOTICES[kind], kind })}
        >
          {capitalize(kind)}
        </button>
      ))}
      {dialog}
    </div>
  );
}
