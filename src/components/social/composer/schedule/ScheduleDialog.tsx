import { useState } from 'react';
import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { today } from '@/lib/dates/day';
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

const tomorrowAtNine = (): Date => {
  const day = new Date(Date.now() + DAY);
  day.setHours(9, 0, 0, 0);
  return day;
};

export function ScheduleDialog({ open, ...rest }: Props) {
  return open ? <OpenScheduleDialog {...rest} /> : null;
}

function OpenScheduleDialog({ at, action, canRemove = false, onClose, onChoose }: Omit<Props, 'open'>) {
  const [wallTime, setWallTime] = useState(() => dateToWallTime(at ? new Date(at) : tomorrowAtNine(), false));
  const [problem, setProblem] = useState<string | null>(null);
  const moment = isWallTime(wallTime) ? wallTimeToDate(wallTime) : null;
  const choose = () => {
    const leadTime = moment ? moment.getTime() - Date.now() : 0;
    if (!moment) setProblem(composerDetailsText.chooseTime);
    else if (leadTime < 2 * MINUTE) setProblem(composerDetailsText.timeTooSoon);
    else if (leadTime > 365 * DAY) setProblem(composerDetailsText.timeTooLate);
    else onChoose(moment.toISOString());
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
    </Dialog>
  );
}
