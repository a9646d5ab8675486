import { useState } from 'react';
import { LazyDatePicker } from '@/components/kits/form/date/LazyPickers';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { today } from '@/lib/dates/day';
import { isWallTime, wallTimeToDate, dateToWallTime } from '@/lib/dates/wall-time';
import { formatDateTime } from '@/lib/dates/relative-time';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface Props {
  open: boolean;
  /** ISO 8601; null before a time is chosen. */
  at: string | null;
  /** Label of the confirm button. */
  action: string;
  onClose: () => void;
  /** Null removes the schedule. */
  onChoose: (at: string | null) => void;
}

const tomorrowAtNine = (): Date => {
  const day = new Date(Date.now() + DAY);
  day.setHours(9, 0, 0, 0);
  return day;
};

export function ScheduleDialog({ open, ...rest }: Props) {
  return open ? <OpenScheduleDialog {...rest} /> : null;
}

function OpenScheduleDialog({ at, action, onClose, onChoose }: Omit<Props, 'open'>) {
  const [wallTime, setWallTime] = useState(() => dateToWallTime(at ? new Date(at) : tomorrowAtNine(), false));
  const [problem, setProblem] = useState<string | null>(null);
  const moment = isWallTime(wallTime) ? wallTimeToDate(wallTime) : null;
  const choose = () => {
    const leadTime = moment ? moment.getTime() - Date.now() : 0;
    if (!moment) setProblem('Choose a date and time.');
    else if (leadTime < 2 * MINUTE) setProblem('Choose a time at least two minutes from now.');
    else if (leadTime > 365 * DAY) setProblem('Choose a time within a year.');
    else onChoose(moment.toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish later"
      lead="We’ll publish it even if this device is off."
      footer={
        <DialogFooter
          onCancel={onClose}
          start={
            at &&
            action === 'Set time' && (
              <button type="button" className="btn btn-outline-secondary" onClick={() => onChoose(null)}>
                Remove schedule
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
      <LazyDatePicker
        label="Date and time, in your time zone"
        help={moment ? formatDateTime(moment) : 'Choose a date and time.'}
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
    </Dialog>
  );
}
