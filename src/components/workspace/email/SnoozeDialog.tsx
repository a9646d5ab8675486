import { Dialog } from '@/components/ui/overlay/Dialog';
import { daysUntilMonday, laterToday, morningInDays } from './moments';
import { MomentChoice } from './MomentChoice';

interface Props {
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

export function SnoozeDialog({ onChoose, onClose }: Props) {
  const later = laterToday();
  return (
    <Dialog open title="Snooze until" onClose={onClose}>
      <MomentChoice
        action="Snooze"
        presets={[
          ...(later ? [['Later today', later] as const] : []),
          ['Tomorrow', morningInDays(1)],
          ['Next week', morningInDays(daysUntilMonday())],
        ]}
        onChoose={(moment) => {
          onChoose(moment);
          onClose();
        }}
      />
    </Dialog>
  );
}
