import { useState } from 'react';
import IconClock from '~icons/tabler/clock';
import { LazyDatePicker } from '@/components/kits/form/date/LazyPickers';
import { Popover } from '@/components/ui/overlay/Popover';
import { toDay } from '@/lib/dates/day';
import { formatDateTime } from '@/lib/dates/relative-time';
import { morningInDays, daysUntilMonday } from './new-mail';

export function ScheduleButton({ onChoose }: { onChoose: (moment: Date) => void }) {
  return (
    <Popover
      label="Send later"
      className="btn btn-outline-secondary"
      align="end"
      trigger={
        <>
          <IconClock />
          <span className="d-none d-sm-inline">Later</span>
        </>
      }
    >
      {(close) => (
        <ScheduleOptions
          onChoose={(moment) => {
            close();
            onChoose(moment);
          }}
        />
      )}
    </Popover>
  );
}

function ScheduleOptions({ onChoose }: { onChoose: (moment: Date) => void }) {
  const [own, setOwn] = useState(`${toDay(morningInDays(1))}T12:00`);
  const [late, setLate] = useState(false);
  const choose = () => {
    const moment = new Date(own);
    const past = Number.isNaN(moment.getTime()) || moment.getTime() <= Date.now();
    setLate(past);
    if (!past) onChoose(moment);
  };
  return (
    <div className="mail-schedule">
      {[
        ['Tomorrow morning', morningInDays(1)] as const,
        ['Monday morning', morningInDays(daysUntilMonday())] as const,
      ].map(([label, moment]) => (
        <button key={label} type="button" className="menu-item" onClick={() => onChoose(moment)}>
          <span>
            {label}
            <small>{formatDateTime(moment)}</small>
          </span>
        </button>
      ))}
      <LazyDatePicker
        label="Pick date and time"
        withTime
        value={own}
        error={late ? 'Choose a time in the future.' : null}
        onChange={(moment) => {
          setOwn(moment);
          setLate(false);
        }}
      />
      <button type="button" className="btn btn-primary btn-sm" onClick={choose}>
        Schedule
      </button>
    </div>
  );
}
