import { today } from '@/lib/dates/day';

interface Props {
  /** Whether today can be chosen. */
  today?: boolean;
  /** Gets today, or "" to hold nothing. */
  onPick: (day: string) => void;
}

/** Under a calendar in a panel: the day that is chosen most, and none at all. */
export const PickerFooter = ({ today: here = false, onPick }: Props) => (
  <div className="dte-foot">
    {here && (
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onPick(today())}>
        Today
      </button>
    )}
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => onPick('')}>
      Clear
    </button>
  </div>
);
