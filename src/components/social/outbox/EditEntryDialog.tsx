import { useQuery } from '@tanstack/react-query';
import { MutedWordForm } from '@/components/social/muted-word/MutedWordForm';
import { EditProfileDialog } from '@/components/social/profile/edit/EditProfileDialog';
import { ReportDialog } from '@/components/social/report/ReportDialog';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { meOptions } from '@/queries/social/member/me';
import type { ProfileChanges } from '@/queries/social/mutations/member/profile';
import type { NewMutedWord } from '@/queries/social/mutations/muted-word';
import type { OutboxListItem } from '@/queries/outbox/outbox-list';
import type { ReportSubmission } from '@/queries/social/mutations/moderation/report';
import '@/components/social/profile/profile.scss';
import { mutedWordText } from '@/messages/social/muted-word';

interface Props {
  entry: OutboxListItem;
  onClose: () => void;
}

/** The form that created the entry, filled with its values. The entry stays queued until the form is submitted. */
export function EditEntryDialog({ entry: { key, kind, vars }, onClose }: Props) {
  const { data: me } = useQuery(meOptions());
  if (kind === 'profile' && me) {
    return (
      <EditProfileDialog member={me} initial={vars as ProfileChanges} replaces={key} onClose={onClose} />
    );
  }
  if (kind === 'report') {
    const report = vars as ReportSubmission;
    return <ReportDialog subject={report.subject} initial={report} onClose={onClose} />;
  }
  if (kind === 'mutedWord') {
    return (
      <Dialog open staticBackdrop title={mutedWordText.muteAWord} onClose={onClose}>
        <MutedWordForm initial={vars as NewMutedWord} replaces={key} onDone={onClose} />
      </Dialog>
    );
  }
  return null;
}
