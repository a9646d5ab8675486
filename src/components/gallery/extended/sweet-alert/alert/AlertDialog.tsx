import type { ReactNode } from 'react';
import IconCheck from '~icons/tabler/check';
import IconError from '~icons/tabler/circle-x';
import IconHelp from '~icons/tabler/help';
import IconInfo from '~icons/tabler/info-circle';
import IconWarning from '~icons/tabler/alert-triangle';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { CountdownBar } from './CountdownBar';
import type { AlertAnswer, AlertOptions, AlertKind } from './alert-options';

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
      size={notice.size ?? 'sm'}
      icon={
        <span
          className={`alert-dialog-icon ${picture ? 'alert-dialog-picture' : `alert-dialog-${kind}`} ${notice.look ?? ''}`}
        >
          {picture ? <img src={picture.url} alt={picture.alt} width={400} height={300} /> : ICONS[kind]}
        </span>
      }
      footer={
        <>
          {cancelLabel && (
            <button
              type="button"
              className="btn btn-quiet"
              data-autofocus={danger || undefined}
              onClick={() => answer('no')}
            >
              {cancelLabel}
            </button>
          )}
          <button
            type="button"
            className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
            data-autofocus={danger ? undefined : true}
            onClick={() => answer('yes')}
          >
            {confirmLabel}
          </button>
        </>
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
