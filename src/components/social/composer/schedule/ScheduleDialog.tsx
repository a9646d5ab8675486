import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { useInvalidFocus } from '@/components/kits/form/use-invalid-focus';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { today } from '@/lib/dates/day';
import { morningInDays } from '@/lib/dates/morning';
import { isWallTime, wallTimeToDate, dateToWallTime } from '@/lib/dates/wall-time';
import { formatDateTime } from '@/lib/dates/relative-time';
import { composerDetailsText } from '@/messages/social/composer-details';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface Props {
  open: boolean;
  /** ISO 8601; null before a time is chosen. */
  at: string | null;
  /** Label of the confirm button. */
  action: string;
  /** With a button that removes the schedule. */
  canRemove?: boolean;
  onClose: () => void;
  /** Null removes the schedule. */
  onChoose: (at: string | null) => void;
}

function problemOf(moment: Date | null): string | null {
  if (!moment) return composerDetailsText.chooseTime;
  const leadTime = moment.getTime() - Date.now();
  if (leadTime < 2 * MINUTE) return composerDetailsText.timeTooSoon;
  return leadTime > 365 * DAY ? composerDetailsText.timeTooLate : null;
}

export function ScheduleDialog({ open, ...rest }: Props) {
  return open ? <OpenScheduleDialog {...rest} /> : null;
}

function OpenScheduleDialog({ at, action, canRemove = false, onClose, onChoose }: Omit<Props, 'open'>) {
  const [wallTime, setWallTime] = useState(() => dateToWallTime(at ? new Date(at) : morningInDays(1), false));
  const [problem, setProblem] = useState<string | null>(null);
  const { ref, focusInvalid, spokenError } = useInvalidFocus<HTMLDivElement>();
  const moment = isWallTime(wallTime) ? wallTimeToDate(wallTime) : null;
  const choose = () => {
    const found = problemOf(moment);
    setProblem(found);
    if (moment && !found) onChoose(moment.toISOString());
    else focusInvalid();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={composerDetailsText.publishLater}
      lead={composerDetailsText.publishLaterLead}
      footer={
        <DialogFooter
          onCancel={onClose}
          start={
            at &&
            canRemove && (
              <button type="button" className="btn btn-outline-secondary" onClick={() => onChoose(null)}>
                {composerDetailsText.removeSchedule}
              </button>
            )
          }
        >
          <button type="button" className="btn btn-primary" onClick={choose}>
            {action}
          </button>
        </DialogFooter>
      }
    >
      <div ref={ref}>
        <DatePicker
          label={composerDetailsText.dateAndTime}
          help={moment ? formatDateTime(moment) : composerDetailsText.chooseTime}
          error={problem}
          withTime
          focused
          min={today()}
          value={wallTime}
          onChange={(next) => {
            setWallTime(next);
            setProblem(null);
          }}
        />
        {spokenError}
      </div>
    </Dialog>
  );
}
