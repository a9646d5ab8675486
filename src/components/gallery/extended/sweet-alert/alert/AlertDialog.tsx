import type { ReactNode } from 'react';
import IconCheck from '~icons/tabler/check';
import IconError from '~icons/tabler/circle-x';
import IconHelp from '~icons/tabler/help';
import IconInfo from '~icons/tabler/info-circle';
import IconWarning from '~icons/tabler/alert-triangle';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { CountdownBar } from './CountdownBar';
import type { AlertAnswer, AlertOptions, AlertKind } from './alert-options';
import '@/components/ui/parts/parts.scss';

const MARKS: Record<AlertKind, { icon: ReactNode; variant: ColourVariant }> = {
  success: { icon: <IconCheck />, variant: 'success' },
  error: { icon: <IconError />, variant: 'danger' },
  warning: { icon: <IconWarning />, variant: 'warning' },
  info: { icon: <IconInfo />, variant: 'info' },
  question: { icon: <IconHelp />, variant: 'purple' },
};

interface Props {
  notice: AlertOptions;
  answer: (answer: AlertAnswer) => void;
}

export function AlertDialog({ notice, answer }: Props) {
  const {
    title,
    text,
    kind = 'info',
    picture,
    body,
    confirmLabel = 'OK',
    cancelLabel,
    danger = false,
    closeAfterSeconds,
    look = '',
  } = notice;
  return (
    <Dialog
      open
      onClose={() => answer('closed')}
      title={title}
      lead={text}
      className={`variant-${MARKS[kind].variant} ${look}`}
      icon={
        picture ? (
          <img
            className="d-block mw-100 h-auto rounded-card"
            src={picture.url}
            alt={picture.alt}
            width={400}
            height={300}
          />
        ) : (
          MARKS[kind].icon
        )
      }
      footer={
        <DialogFooter
          onCancel={cancelLabel ? () => answer('no') : undefined}
          cancelLabel={cancelLabel}
          cancelFocused={danger}
        >
          <button
            type="button"
            className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
            data-autofocus={danger ? undefined : true}
            onClick={() => answer('yes')}
          >
            {confirmLabel}
          </button>
        </DialogFooter>
      }
    >
      {closeAfterSeconds === undefined ? (
        body
      ) : (
        <CountdownBar seconds={closeAfterSeconds} onEnd={() => answer('late')} />
      )}
    </Dialog>
  );
}
