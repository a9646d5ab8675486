import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import IconPaperclip from '~icons/tabler/paperclip';
import IconSend from '~icons/tabler/send';
import IconX from '~icons/tabler/x';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { Email } from '@/data/email/schema';
import { formatFileSize } from '@/lib/files/file-size';
import { formatDateTime } from '@/lib/dates/relative-time';
import { showToast } from '@/lib/overlays/toast';
import { storeAttachmentOptions } from '@/queries/workspace/mutations/attachment';
import { deleteEmailsOptions, saveEmailOptions } from '@/queries/workspace/mutations/email';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';
import { AddressField, isEmailAddress } from './AddressField';
import { type ComposeSource, newMail, docFromText, isBlank } from './new-mail';
import { ScheduleButton } from './ScheduleButton';
import { UNDO_SECONDS } from './UndoSend';

const ComposeEditor = lazy(() =>
  import('./ComposeEditor').then(({ ComposeEditor }) => ({ default: ComposeEditor })),
);

interface Props extends ComposeSource {
  onClose: () => void;
}

const SAVE_MS = 600;

export function ComposeDialog({ onClose, ...beginning }: Props) {
  const [mail, setMail] = useState(() => newMail(beginning));
  const [start] = useState(() => (mail.doc ?? docFromText(mail.text)) as ReturnType<typeof docFromText>);
  const [copies, setCopies] = useState(mail.cc.length + mail.bcc.length > 0);
  const [tried, setTried] = useState(false);
  const unsaved = useRef<Email | null>(null);
  const id = useId();
  const { mutate: keep, isSuccess: kept } = useMutation(saveEmailOptions());
  const { mutate: drop } = useMutation(deleteEmailsOptions());
  const { mutateAsync: keepFile } = useMutation(storeAttachmentOptions());

  const write = (part: Partial<Email>) =>
    setMail((old) => {
      const next = { ...old, ...part };
      unsaved.current = next;
      return next;
    });
  const flush = useCallback(() => {
    const last = unsaved.current;
    unsaved.current = null;
    if (last && !isBlank(last)) keep({ ...last, folder: 'draft', date: new Date().toISOString() });
  }, [keep]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (unsaved.current === mail) flush();
    }, SAVE_MS);
    return () => clearTimeout(timer);
  }, [mail, flush]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const everybody = [...mail.to, ...mail.cc, ...mail.bcc];
  const wrong = everybody.find(({ email }) => !isEmailAddress(email));
  const missing = everybody.length === 0 ? emailText.addARecipient : undefined;
  const error = tried ? (wrong ? emailText.notAnAddress(wrong.email) : missing) : undefined;
  const leave = (moment: Date | null) => {
    setTried(true);
    if (missing || wrong) return;
    unsaved.current = null;
    // Waits in a folder with its time, so that the email is sent even if this tab closes during the undo period.
    const date = moment ?? new Date(Date.now() + UNDO_SECONDS * 1000);
    const waitingMail: Email = { ...mail, folder: moment ? 'scheduled' : 'outbox', date: date.toISOString() };
    keep(waitingMail);
    if (moment) {
      showToast({
        type: 'success',
        title: emailText.scheduled,
        text: formatDateTime(moment),
        action: { label: commonText.undo, run: () => keep({ ...waitingMail, folder: 'draft' }) },
      });
    }
    onClose();
  };
  const attach = async (files: FileList | null) => {
    for (const file of files ?? []) {
      const one = await keepFile(file);
      setMail((old) => {
        const next = { ...old, attachments: [...old.attachments, one] };
        unsaved.current = next;
        return next;
      });
    }
  };

  return (
    <Dialog
      open
      staticBackdrop
      size="lg"
      title={emailText.newMessage}
      onClose={onClose}
      footer={
        <DialogFooter
          start={
            <>
              <small className="mail-draft-state flex-1 text-ink-3" role="status">
                {kept && emailText.draftSaved}
              </small>
              <label className="icon-button" htmlFor={`${id}-file`}>
                <IconPaperclip />
                <span className="visually-hidden">{emailText.attachFiles}</span>
              </label>
              <input
                id={`${id}-file`}
                type="file"
                multiple
                className="visually-hidden"
                onChange={(event) => {
                  const field = event.target;
                  void attach(field.files).finally(() => {
                    field.value = '';
                  });
                }}
              />
            </>
          }
        >
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              unsaved.current = null;
              drop([mail]);
              onClose();
            }}
          >
            {commonText.discard}
          </button>
          <ScheduleButton onChoose={leave} />
          <button type="button" className="btn btn-primary" onClick={() => leave(null)}>
            <IconSend />
            {commonText.send}
          </button>
        </DialogFooter>
      }
    >
      <div className="stack-3 cols-1">
        <AddressField
          label={emailText.to}
          value={mail.to}
          onChange={(to) => write({ to })}
          users={beginning.users}
          error={error}
        />
        {copies ? (
          <>
            <AddressField
              label={emailText.cc}
              value={mail.cc}
              onChange={(cc) => write({ cc })}
              users={beginning.users}
            />
            <AddressField
              label={emailText.bcc}
              value={mail.bcc}
              onChange={(bcc) => write({ bcc })}
              users={beginning.users}
            />
          </>
        ) : (
          <button
            type="button"
            className="btn btn-quiet btn-sm d-flex ms-auto"
            onClick={() => setCopies(true)}
          >
            {emailText.ccAndBcc}
          </button>
        )}
        <div className="field">
          <label className="form-label" htmlFor={`${id}-subject`}>
            {emailText.subject}
          </label>
          <input
            id={`${id}-subject`}
            className="form-control"
            autoComplete="off"
            maxLength={200}
            value={mail.subject}
            onChange={(event) => write({ subject: event.target.value })}
          />
        </div>
        <Suspense fallback={<Skeleton what={emailText.editor} rows={2} />}>
          <ComposeEditor content={start} onChange={(doc, text) => write({ doc, text })} />
        </Suspense>
        {mail.attachments.length > 0 && (
          <ul className="d-flex flex-wrap gap-2 mt-5" aria-label={emailText.attachments}>
            {mail.attachments.map((file) => (
              <li key={file.id} className="box row-2 py-1 px-3 wrap-anywhere">
                <IconPaperclip />
                <span>
                  <b className="d-block">{file.name}</b>
                  <small className="d-block text-ink-3">{formatFileSize(file.bytes)}</small>
                </span>
                <button
                  type="button"
                  className="icon-button icon-button-sm"
                  aria-label={emailText.removeFile(file.name)}
                  onClick={() =>
                    write({ attachments: mail.attachments.filter((other) => other.id !== file.id) })
                  }
                >
                  <IconX />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
