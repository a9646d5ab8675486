import { Dialog } from '@/components/ui/overlay/Dialog';
import { morningInDays } from '@/lib/dates/morning';
import { commonText } from '@/messages/ui/common';
import { emailText } from '@/messages/workspace/email';
import { daysUntilMonday, laterToday } from './moments';
import { MomentChoice } from './MomentChoice';

interface Props {
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

export function SnoozeDialog({ onChoose, onClose }: Props) {
  const later = laterToday();
  return (
    <Dialog open title={emailText.snoozeUntil} onClose={onClose}>
      <MomentChoice
        action={emailText.snooze}
        presets={[
          ...(later ? [[emailText.laterToday, later] as const] : []),
          [commonText.tomorrow, morningInDays(1)],
          [emailText.nextWeek, morningInDays(daysUntilMonday())],
        ]}
        onChoose={(moment) => {
          onChoose(moment);
          onClose();
        }}
      />
    </Dialog>
  );
}
