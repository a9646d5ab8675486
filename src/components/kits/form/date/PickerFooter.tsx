import { today } from '@/lib/dates/day';
import { commonText } from '@/messages/ui/common';

interface Props {
  today?: boolean;
  /** Receives today, or "" to clear. */
  onPick: (day: string) => void;
}

export const PickerFooter = ({ today: here = false, onPick }: Props) => (
  <div className="d-flex justify-content-between">
    {here && (
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onPick(today())}>
        {commonText.today}
      </button>
    )}
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => onPick('')}>
      {commonText.clear}
    </button>
  </div>
);
