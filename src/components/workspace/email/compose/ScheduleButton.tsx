import IconClock from '~icons/tabler/clock';
import { Popover } from '@/components/ui/overlay/Popover';
import { MomentChoice } from '@/components/workspace/email/MomentChoice';
import { daysUntilMonday } from '@/components/workspace/email/moments';
import { morningInDays } from '@/lib/dates/morning';
import { emailText } from '@/messages/workspace/email';

export function ScheduleButton({ onChoose }: { onChoose: (moment: Date) => void }) {
  return (
    <Popover
      label={emailText.sendLater}
      iconOnly
      className="btn btn-outline-secondary"
      align="end"
      trigger={
        <>
          <IconClock />
          <span className="d-none d-sm-inline">{emailText.later}</span>
        </>
      }
    >
      {(close) => (
        <MomentChoice
          action={emailText.schedule}
          presets={[
            [emailText.tomorrowMorning, morningInDays(1)],
            [emailText.mondayMorning, morningInDays(daysUntilMonday())],
          ]}
          onChoose={(moment) => {
            close();
            onChoose(moment);
          }}
        />
      )}
    </Popover>
  );
}
