import IconClock from '~icons/tabler/clock';
import { Popover } from '@/components/ui/overlay/Popover';
import { MomentChoice } from '@/components/workspace/email/MomentChoice';
import { daysUntilMonday, morningInDays } from '@/components/workspace/email/moments';

export function ScheduleButton({ onChoose }: { onChoose: (moment: Date) => void }) {
  return (
    <Popover
      label="Send later"
      iconOnly
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
        <MomentChoice
          action="Schedule"
          presets={[
            ['Tomorrow morning', morningInDays(1)],
            ['Monday morning', morningInDays(daysUntilMonday())],
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
