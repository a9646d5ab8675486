import { ListBox, ListBoxItem } from 'react-aria-components';
import { formatTime } from './time-options';

interface Props {
  label: string;
  times: readonly string[];
  value: string;
  hours: 12 | 24;
  onPick: (time: string) => void;
}

/** Focuses the selected time, or the first, on open. */
const opened = { autoFocus: 'first' } as const;

export function TimeList({ label, times, value, hours, onPick }: Props) {
  return (
    <ListBox
      {...opened}
      aria-label={label}
      className="picker-times scroll-list-sm d-grid overscroll tabular"
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [time = value] = keys;
        onPick(String(time));
      }}
    >
      {times.map((time) => (
        <ListBoxItem key={time} id={time} textValue={time} className="choice fw-medium">
          {formatTime(time, hours)}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
