import type { Notice, NoticeKind } from './alert/alert-options';
import { useNotice } from './alert/use-alert';
import { sentence } from '@/lib/text/format';

const NOTICES: Record<NoticeKind, Notice> = {
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

/** Five states, each with its sign and its colour. */
export function States() {
  const { tell, dialog } = useNotice();
  return (
    <div className="sa-row">
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="btn btn-soft-secondary"
          onClick={() => void tell({ ...NOTICES[kind], kind })}
        >
          {sentence(kind)}
        </button>
      ))}
      {dialog}
    </div>
  );
}
