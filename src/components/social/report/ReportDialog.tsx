import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import IconFlag from '~icons/tabler/flag';
import { MAX_REPORT_NOTE_LENGTH } from '@contract/moderation/report';
import type { ReportReason } from '@contract/moderation/report-reason';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { ReportSubject } from '@/lib/overlays/overlay-store';
import { toFormError } from '@/lib/api/form-error';
import { type ReportSubmission, reportOptions } from '@/queries/social/mutations/moderation/report';
import { commonText } from '@/messages/ui/common';
import { reportText } from '@/messages/social/report';
import { reportReasons } from './report-reasons';

interface Props {
  subject: ReportSubject;
  /** A queued or rejected report to edit. */
  initial?: ReportSubmission;
  onClose: () => void;
}

export function ReportDialog({ subject, initial, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(initial?.reason ?? null);
  const [note, setNote] = useState(initial?.note ?? '');
  const [missing, setMissing] = useState(false);
  const report = useMutation(reportOptions());
  return (
    <Dialog
      open
      staticBackdrop
      onClose={onClose}
      icon={<IconFlag />}
      title={
        subject.kind === 'member'
          ? reportText.titleOfMember(subject.name)
          : reportText.titleOf(subject.kind, subject.name)
      }
      lead={subject.kind === 'message' ? reportText.leadOfMessage : reportText.lead}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="submit"
            form="report"
            className="btn btn-primary"
            aria-disabled={report.isPending || undefined}
          >
            {report.isPending ? commonText.sending : reportText.report}
          </button>
        </DialogFooter>
      }
    >
      <form
        id="report"
        className="stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(reason === null);
          if (reason && !report.isPending) {
            report.mutate({ subject, reason, note: note.trim() }, { onSuccess: onClose });
          }
        }}
      >
        <fieldset className="stack-1" aria-describedby={missing ? 'report-missing' : undefined}>
          <legend className="mb-1 fs-base fw-semibold">{reportText.whatIsWrong}</legend>
          {reportReasons.map(({ value, label, text }, index) => (
            <label
              key={value}
              className={`choice gap-3 py-2 align-items-start${reason === value ? ' is-on' : ''}`}
            >
              <input
                type="radio"
                className="form-check-input"
                name="reason"
                data-autofocus={index === 0 || undefined}
                checked={reason === value}
                onChange={() => {
                  setReason(value);
                  setMissing(false);
                }}
              />
              <span className="fw-semibold">
                {label}
                <small className="d-block text-ink-3 fw-normal">{text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {missing && (
          <p className="invalid-feedback d-block" id="report-missing" role="alert">
            {reportText.chooseAReason}
          </p>
        )}
        <label className="stack-1 fw-semibold">
          {reportText.anythingToAdd} <small className="text-ink-3 fw-normal">{reportText.optional}</small>
          <textarea
            className="form-control"
            rows={3}
            maxLength={MAX_REPORT_NOTE_LENGTH}
            dir="auto"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {report.error && (
          <p className="invalid-feedback d-block" role="alert">
            {toFormError(report.error).message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
