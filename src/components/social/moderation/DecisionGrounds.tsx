import { MAX_DECISION_NOTE_LENGTH } from '@contract/moderation/moderation';
import type { ReportReason } from '@contract/moderation/report-reason';
import { reportReasons } from '@/components/social/report/report-reasons';
import { moderationText } from '@/messages/social/moderation';

interface Grounds {
  reason: ReportReason;
  note: string;
}

interface Props extends Grounds {
  wasRestored: boolean;
  onChange: (changed: Partial<Grounds>) => void;
}

/** Folded, unless something was typed before: most decisions take the reason of the report. */
export const DecisionGrounds = ({ reason, note, wasRestored, onChange }: Props) => (
  <details open={wasRestored}>
    <summary className="fs-md text-ink-3">{moderationText.reasonAndPrivateNote}</summary>
    <label className="d-block mt-2">
      {moderationText.reason}
      <select
        className="form-select form-select-sm"
        value={reason}
        onChange={({ target }) => {
          const chosen = reportReasons.find(({ value }) => value === target.value);
          if (chosen) onChange({ reason: chosen.value });
        }}
      >
        {reportReasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label className="d-block mt-2">
      {moderationText.noteForModerators}
      <textarea
        className="form-control form-control-sm"
        rows={2}
        dir="auto"
        maxLength={MAX_DECISION_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </label>
  </details>
);
