import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { isWallTime, wallTimeToDate, dateToWallTime } from '@/lib/dates/wall-time';
import { formatDateTime } from '@/lib/dates/relative-time';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

interface Props {
  open: boolean;
  /** ISO 8601; null where no time is chosen yet. */
  at: string | null;
  /** Label of the button that takes the time. */
  action: string;
  onClose: () => void;
  /** Null takes the time away. */
  onChoose: (at: string | null) => void;
}

/** Tomorrow at nine on the reader's own clock. */
const tomorrowAtNine = (): Date => {
  const day = new Date(Date.now() + DAY);
  day.setHours(9, 0, 0, 0);
  return day;
};

/** Asks when a post is to be published, on the reader's own clock. */
export function ScheduleDialog({ open, ...rest }: Props) {
  return open ? <OpenScheduleDialog {...rest} /> : null;
}

function OpenScheduleDialog({ at, action, onClose, onChoose }: Omit<Props, 'open'>) {
  const [wall, setWall] = useState(() => dateToWallTime(at ? new Date(at) : tomorrowAtNine(), false));
  const [earliest] = useState(() => dateToWallTime(new Date(), false));
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const moment = isWallTime(wall) ? wallTimeToDate(wall) : null;
  const choose = () => {
    const ahead = moment ? moment.getTime() - Date.now() : 0;
    if (!moment) setProblem('Choose a day and an hour.');
    else if (ahead < 2 * MINUTE) setProblem('Choose a time at least two minutes from now.');
    else if (ahead > 365 * DAY) setProblem('Choose a time within a year.');
    else onChoose(moment.toISOString());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish later"
      lead="The post waits with the service: this device may be off."
      footer={
        <>
          {at && action === 'Set the time' && (
            <button type="button" className="btn btn-quiet" onClick={() => onChoose(null)}>
              Publish at once
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={choose}>
            {action}
          </button>
        </>
      }
    >
      <label className="form-label" htmlFor={id}>
        Day and hour, on your clock
      </label>
      <input
        id={id}
        data-autofocus
        type="datetime-local"
        className={problem ? 'form-control is-invalid' : 'form-control'}
        aria-describedby={`${id}h`}
        aria-invalid={problem !== null}
        value={wall}
        min={earliest}
        onChange={(event) => {
          setWall(event.target.value);
          setProblem(null);
        }}
      />
      <p
        id={`${id}h`}
        className={problem ? 'invalid-feedback d-block' : 'form-text'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? (moment ? formatDateTime(moment) : 'Choose a day and an hour.')}
      </p>
    </Dialog>
  );
}
