import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
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
import { saveEmailOptions } from '@/queries/workspace/mutations/email';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';
import { AddressField } from './AddressField';
import { isEmailAddress } from './parse-addresses';
import { type ComposeSource, docFromText } from './new-mail';
import { ScheduleButton } from './ScheduleButton';
import { UNDO_SECONDS } from './UndoSend';
import { useMailDraft } from './use-mail-draft';

const ComposeEditor = lazy(() =>
  import('./ComposeEditor').then(({ ComposeEditor }) => ({ default: ComposeEditor })),
);

interface Props extends ComposeSource {
  mails: readonly Email[];
  /** Called with the id of the draft at each change and save. */
  onDraft: (id: Email['id']) => void;
  onClose: () => void;
}

export function ComposeDialog({ mails, onDraft, onClose, ...source }: Props) {
  const { mail, write, attach, discard, isSaved, isTaken, ...draft } = useMailDraft(source, mails, onDraft);
  const [start] = useState(() => (mail.doc ?? docFromText(mail.text)) as ReturnType<typeof docFromText>);
  const [copies, setCopies] = useState(mail.cc.length + mail.bcc.length > 0);
  const [tried, setTried] = useState(false);
  const id = useId();
  const { mutate: moveToDrafts } = useMutation(saveEmailOptions());

  const everybody = [...mail.to, ...mail.cc, ...mail.bcc];
  const wrong = everybody.find(({ email }) => !isEmailAddress(email));
  const missing = everybody.length === 0 ? emailText.addARecipient : undefined;
  const error = tried ? (wrong ? emailText.notAnAddress(wrong.email) : missing) : undefined;
  const leave = (moment: Date | null) => {
    setTried(true);
    if (missing || wrong) return;
    // Waits in a folder with its time, so that the email is sent even if this tab closes during the undo period.
    if (!moment) void draft.leave('outbox', new Date(Date.now() + UNDO_SECONDS * 1000));
    else
      void draft.leave('scheduled', moment).then((stored) => {
        if (!stored) return;
        showToast({
          type: 'success',
          title: emailText.scheduled,
          text: formatDateTime(moment),
          action: { label: commonText.undo, run: () => moveToDrafts({ ...stored, folder: 'draft' }) },
        });
      });
    onClose();
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
                {isSaved && emailText.draftSaved}
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
              discard();
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
        {isTaken && (
          <p className="problem mb-0" role="alert">
            {emailText.takenElsewhere}
          </p>
        )}
        <AddressField
          label={emailText.to}
          value={mail.to}
          onChange={(to) => write({ to })}
          users={source.users}
          error={error}
        />
        {copies ? (
          <>
            <AddressField
              label={emailText.cc}
              value={mail.cc}
              onChange={(cc) => write({ cc })}
              users={source.users}
            />
            <AddressField
              label={emailText.bcc}
              value={mail.bcc}
              onChange={(bcc) => write({ bcc })}
              users={source.users}
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
