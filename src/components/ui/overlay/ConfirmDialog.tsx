import IconAlert from '~icons/tabler/alert-triangle';
import IconHelp from '~icons/tabler/help';
import type { ConfirmOptions } from '@/lib/overlays/confirm';
import { Dialog } from './Dialog';
import { DialogFooter } from './DialogFooter';

export interface ConfirmProps {
  question: ConfirmOptions;
  /** False for every way of closing except the confirm button. */
  onAnswer: (yes: boolean) => void;
}

/** Dialog of `confirmAction()`. For a dangerous action the focus starts on Cancel. */
export function ConfirmDialog({ question, onAnswer }: ConfirmProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={question.title}
      lead={question.text}
      className={question.danger ? 'variant-danger' : ''}
      icon={question.danger ? <IconAlert /> : <IconHelp />}
      footer={
        <DialogFooter
          onCancel={() => onAnswer(false)}
          cancelLabel={question.cancel}
          cancelFocused={question.danger}
        >
          <button
            type="button"
            className={`btn ${question.danger ? 'btn-danger' : 'btn-primary'}`}
            data-autofocus={question.danger ? undefined : true}
            onClick={() => onAnswer(true)}
          >
            {question.action}
          </button>
        </DialogFooter>
      }
    />
  );
}
