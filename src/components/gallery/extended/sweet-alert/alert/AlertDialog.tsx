import type { ReactNode } from 'react';
import IconCheck from '~icons/tabler/check';
import IconError from '~icons/tabler/circle-x';
import IconHelp from '~icons/tabler/help';
import IconInfo from '~icons/tabler/info-circle';
import IconWarning from '~icons/tabler/alert-triangle';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { CountdownBar } from './CountdownBar';
import type { AlertAnswer, AlertOptions, AlertKind } from './alert-options';
import '@/components/ui/parts/extended-parts.scss';

const ICONS: Record<AlertKind, ReactNode> = {
  success: <IconCheck />,
  error: <IconError />,
  warning: <IconWarning />,
  info: <IconInfo />,
  question: <IconHelp />,
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
  } = notice;
  return (
    <Dialog
      open
      onClose={() => answer('closed')}
      title={title}
      lead={text}
      icon={
        <span
          className={`centre alert-dialog-icon ${picture ? 'alert-dialog-picture' : `alert-dialog-${kind}`} ${notice.look ?? ''}`}
        >
          {picture ? <img src={picture.url} alt={picture.alt} width={400} height={300} /> : ICONS[kind]}
        </span>
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
