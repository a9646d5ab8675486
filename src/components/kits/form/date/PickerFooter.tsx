import { today } from '@/lib/dates/day';

interface Props {
  today?: boolean;
  /** Receives today, or "" to clear. */
  onPick: (day: string) => void;
}

export const PickerFooter = ({ today: here = false, onPick }: Props) => (
  <div className="picker-footer">
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
