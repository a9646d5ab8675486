import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Email } from '@/data/email/schema';
import { showToast } from '@/lib/overlays/toast';
import { saveEmailOptions } from '@/queries/workspace/mutations/email';
import { addressName } from '@/components/workspace/email/filter-mails';

export const UNDO_SECONDS = 10;

interface Props {
  mail: Email;
  onDone: () => void;
  /** Called after the email is back in Drafts. */
  onUndo: () => void;
}

export function UndoSend({ mail, onDone, onUndo }: Props) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const { mutate: keep, mutateAsync: keepAsync } = useMutation(saveEmailOptions());
  const [called, setCalled] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (called) return undefined;
    const timer = setInterval(() => {
      const seconds = Math.ceil((new Date(mail.date).getTime() - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      keep({ ...mail, folder: 'sent' });
      showToast({ type: 'success', title: 'Sent', text: mail.subject || 'No subject' });
      done.current();
    }, 250);
    return () => clearInterval(timer);
  }, [mail, called, keep]);
  const undo = () => {
    setCalled(true);
    keepAsync({ ...mail, folder: 'draft', date: new Date().toISOString() }).then(onUndo, () =>
      setCalled(false),
    );
  };
  return (
    <div className="mail-undo" role="group" aria-label="Sending">
      <span>
        Sending to {mail.to.map(addressName).join(', ') || 'hidden recipients'}
        <small aria-hidden="true">{left} s</small>
      </span>
      <button type="button" className="btn btn-sm" disabled={called} onClick={undo}>
        Undo send
      </button>
      <i style={{ width: `${(left / UNDO_SECONDS) * 100}%` }} />
    </div>
  );
}
