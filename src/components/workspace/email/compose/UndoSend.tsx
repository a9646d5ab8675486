import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Email } from '@/data/email/schema';
import { showToast } from '@/lib/overlays/toast';
import { emailsOptions } from '@/queries/workspace/email';
import { saveEmailOptions } from '@/queries/workspace/mutations/email';
import { addressName } from '@/components/workspace/email/list/filter-mails';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';

export const UNDO_SECONDS = 10;

interface Props {
  /** In the outbox until its date. */
  mail: Email;
  /** Called after the email is back in Drafts. */
  onUndo: () => void;
}

const secondsLeft = ({ date }: Email): number => Math.ceil((Date.parse(date) - Date.now()) / 1000);

export function UndoSend({ mail, onUndo }: Props) {
  const client = useQueryClient();
  const [left, setLeft] = useState(() => secondsLeft(mail));
  const { mutateAsync: save } = useMutation(saveEmailOptions());
  const [called, setCalled] = useState(false);
  const mounted = useRef(false);
  const recipients = mail.to.map(addressName).join(', ');
  const title = recipients ? emailText.sendingTo(recipients) : emailText.sendingToHidden;
  const moveToDrafts = () => save({ ...mail, folder: 'draft', date: new Date().toISOString() });

  useEffect(() => {
    if (called) return undefined;
    const timer = setInterval(() => {
      const seconds = secondsLeft(mail);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      showToast({ type: 'success', title: emailText.sent, text: mail.subject || emailText.noSubject });
    }, 250);
    return () => clearInterval(timer);
  }, [mail, called]);

  const offerElsewhere = useEffectEvent(() => {
    const latest = client.getQueryData(emailsOptions().queryKey)?.find(({ id }) => id === mail.id);
    const seconds = secondsLeft(mail);
    if (mounted.current || latest?.folder !== 'outbox' || seconds <= 0) return;
    showToast({
      type: 'info',
      title,
      durationSeconds: seconds,
      action: {
        label: emailText.undoSend,
        run: () =>
          void moveToDrafts().then(() => showToast({ type: 'info', title: emailText.movedToDrafts })),
      },
    });
  });
  // The page was left before the email was sent.
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      queueMicrotask(() => offerElsewhere());
    };
  }, []);

  const undo = () => {
    setCalled(true);
    moveToDrafts().then(onUndo, () => setCalled(false));
  };
  if (left <= 0) return null;
  return (
    <div
      className="selection-bar mail-undo overflow-hidden mx-auto row-1 rounded-panel bg-shell text-shell-ink shadow-pop"
      role="group"
      aria-label={commonText.sending}
    >
      <span className="fill">
        {title}
        <small className="num ms-2" aria-hidden="true">
          {emailText.secondsLeft(left)}
        </small>
      </span>
      <button type="button" className="touch" disabled={called} onClick={undo}>
        {emailText.undoSend}
      </button>
      <i
        className="position-absolute bottom-0 start-0 pt-1 dot-warning"
        style={{ width: `${(left / UNDO_SECONDS) * 100}%` }}
      />
    </div>
  );
}
