import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import IconPaperclip from '~icons/tabler/paperclip';
import IconSend from '~icons/tabler/send';
import IconX from '~icons/tabler/x';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Skeleton } from '@/components/ui/status/Skeleton';
import type { Mail } from '@/data/email/collection';
import { fileSize } from '@/lib/files/file-size';
import { fullDate } from '@/lib/dates/relative-time';
import { notify } from '@/lib/overlays/toast';
import { keepAttachmentOptions } from '@/queries/workspace/attachment';
import { dropMailsOptions, keepMailOptions } from '@/queries/workspace/email';
import { AddressField, isAddress } from './AddressField';
import { type Beginning, beginMail, docOf, isBlank } from './new-mail';
import { ScheduleButton } from './ScheduleButton';
import { UNDO_SECONDS } from './UndoSend';

const Editor = lazy(() => import('./ComposeEditor').then(({ Editor }) => ({ default: Editor })));

interface Props extends Beginning {
  onClose: () => void;
  /** Gets the message that leaves unless it is called back. */
  onSend: (mail: Mail) => void;
}

const SAVE_MS = 600;

/** Writes a message: kept as a draft all the while, sent at once or later. */
export function ComposeDialog({ onClose, onSend, ...beginning }: Props) {
  const [mail, setMail] = useState(() => beginMail(beginning));
  const [start] = useState(() => (mail.doc ?? docOf(mail.text)) as ReturnType<typeof docOf>);
  const [copies, setCopies] = useState(mail.cc.length + mail.bcc.length > 0);
  const [tried, setTried] = useState(false);
  const unsaved = useRef<Mail | null>(null);
  const id = useId();
  const { mutate: keep, isSuccess: kept } = useMutation(keepMailOptions());
  const { mutate: drop } = useMutation(dropMailsOptions());
  const { mutateAsync: keepFile } = useMutation(keepAttachmentOptions());

  const write = (part: Partial<Mail>) =>
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
  const wrong = everybody.find(({ email }) => !isAddress(email));
  const missing = everybody.length === 0 ? 'Write to whom it goes.' : undefined;
  const error = tried ? (wrong ? `${wrong.email} is no address.` : missing) : undefined;
  const leave = (moment: Date | null) => {
    setTried(true);
    if (missing || wrong) return;
    unsaved.current = null;
    // Scheduled either way: it goes on time even where this tab is closed meanwhile.
    const date = moment ?? new Date(Date.now() + UNDO_SECONDS * 1000);
    const gone: Mail = { ...mail, folder: 'scheduled', date: date.toISOString() };
    keep(gone);
    if (moment) {
      notify({
        type: 'success',
        title: 'Scheduled',
        text: fullDate(moment),
        action: { label: 'Undo', run: () => keep({ ...gone, folder: 'draft' }) },
      });
    } else onSend(gone);
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
      stays
      size="lg"
      title="New message"
      onClose={onClose}
      footer={
        <>
          <small className="mail-kept" role="status">
            {kept && 'Draft kept'}
          </small>
          <label className="ib" htmlFor={`${id}-file`}>
            <IconPaperclip />
            <span className="visually-hidden">Attach files</span>
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
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              unsaved.current = null;
              drop([mail]);
              onClose();
            }}
          >
            Discard
          </button>
          <ScheduleButton onChoose={leave} />
          <button type="button" className="btn btn-primary" onClick={() => leave(null)}>
            <IconSend />
            Send
          </button>
        </>
      }
    >
      <div className="mail-compose">
        <AddressField
          label="To"
          value={mail.to}
          onChange={(to) => write({ to })}
          users={beginning.users}
          error={error}
        />
        {copies ? (
          <>
            <AddressField
              label="Cc"
              value={mail.cc}
              onChange={(cc) => write({ cc })}
              users={beginning.users}
            />
            <AddressField
              label="Bcc"
              value={mail.bcc}
              onChange={(bcc) => write({ bcc })}
              users={beginning.users}
            />
          </>
        ) : (
          <button type="button" className="btn btn-quiet btn-sm mail-copies" onClick={() => setCopies(true)}>
            Cc and Bcc
          </button>
        )}
        <div className="mail-to">
          <label htmlFor={`${id}-subject`}>Subject</label>
          <input
            id={`${id}-subject`}
            className="mail-subject"
            maxLength={200}
            value={mail.subject}
            onChange={(event) => write({ subject: event.target.value })}
          />
        </div>
        <Suspense fallback={<Skeleton label="Loading the editor" rows={2} />}>
          <Editor content={start} onChange={(doc, text) => write({ doc, text })} />
        </Suspense>
        {mail.attachments.length > 0 && (
          <ul className="mail-files" aria-label="Attachments">
            {mail.attachments.map((file) => (
              <li key={file.id} className="mail-file">
                <IconPaperclip />
                <span>
                  <b>{file.name}</b>
                  <small>{fileSize(file.bytes)}</small>
                </span>
                <button
                  type="button"
                  className="ib ib-sm"
                  aria-label={`Remove ${file.name}`}
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
