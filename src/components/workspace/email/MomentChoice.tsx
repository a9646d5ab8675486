import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { useInvalidFocus } from '@/components/kits/form/use-invalid-focus';
import { toDay } from '@/lib/dates/day';
import { formatDateTime } from '@/lib/dates/relative-time';
import { morningInDays } from '@/lib/dates/morning';
import { emailText } from '@/messages/workspace/email';

interface Props {
  presets: readonly (readonly [label: string, moment: Date])[];
  /** Label of the button that takes the picked time. */
  action: string;
  onChoose: (moment: Date) => void;
}

export function MomentChoice({ presets, action, onChoose }: Props) {
  const [own, setOwn] = useState(`${toDay(morningInDays(1))}T12:00`);
  const [late, setLate] = useState(false);
  const { ref, focusInvalid, spokenError } = useInvalidFocus<HTMLDivElement>();
  const choose = () => {
    const moment = new Date(own);
    const past = Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now();
    setLate(past);
    if (past) focusInvalid();
    else onChoose(moment);
  };
  return (
    <div ref={ref} className="mail-schedule stack-2 p-2">
      {presets.map(([label, moment]) => (
        <button key={label} type="button" className="choice fw-medium" onClick={() => onChoose(moment)}>
          <span>
            {label}
            <small className="d-block text-ink-3">{formatDateTime(moment)}</small>
          </span>
        </button>
      ))}
      <DatePicker
        label={emailText.pickDateAndTime}
        withTime
        value={own}
        error={late ? emailText.chooseAFutureTime : null}
        onChange={(moment) => {
          setOwn(moment);
          setLate(false);
        }}
      />
      <button type="button" className="btn btn-primary btn-sm" onClick={choose}>
        {action}
      </button>
      {spokenError}
    </div>
  );
}
