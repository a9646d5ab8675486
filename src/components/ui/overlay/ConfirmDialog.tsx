import IconAlert from '~icons/tabler/alert-triangle';
import IconHelp from '~icons/tabler/help';
import type { ConfirmOptions } from '@/lib/overlays/confirm';
import { Dialog } from './Dialog';

export interface ConfirmProps {
  question: ConfirmOptions;
  /** False when it is closed in any other way. */
  onAnswer: (yes: boolean) => void;
}

/** One question of `confirm()`. Where it is dangerous the focus starts on the way back. */
export function ConfirmDialog({ question, onAnswer }: ConfirmProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={question.title}
      lead={question.text}
      icon={question.danger ? <IconAlert /> : <IconHelp />}
      footer={
        <>
          <button
            type="button"
            className="btn btn-outline-secondary"
            data-autofocus={question.danger || undefined}
            onClick={() => onAnswer(false)}
          >
            {question.cancel ?? 'Cancel'}
          </button>
          <button
            type="button"
            className={`btn ${question.danger ? 'btn-danger' : 'btn-primary'}`}
            data-autofocus={question.danger ? undefined : true}
            onClick={() => onAnswer(true)}
          >
            {question.action}
          </button>
        </>
      }
    />
  );
}
