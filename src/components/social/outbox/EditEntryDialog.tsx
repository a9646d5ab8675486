import { useQuery } from '@tanstack/react-query';
import { MutedWordForm } from '@/components/social/muted-word/MutedWordForm';
import { EditProfileDialog } from '@/components/social/profile/EditProfileDialog';
import { ReportDialog } from '@/components/social/report/ReportDialog';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { meOptions } from '@/queries/social/member/me';
import type { ProfileChanges } from '@/queries/social/member/profile';
import type { NewMutedWord } from '@/queries/social/muted-word';
import type { OutboxListItem } from '@/queries/outbox/outbox-list';
import type { ReportSubmission } from '@/queries/social/report';
import '@/components/social/muted-word/muted-word.scss';
import '@/components/social/profile/profile.scss';

interface Props {
  line: OutboxListItem;
  onClose: () => void;
}

/** The form a waiting write came from, with its words. Until it is sent from there the write waits as it is. */
export function EditEntryDialog({ line: { key, kind, vars }, onClose }: Props) {
  const { data: me } = useQuery(meOptions());
  if (kind === 'profile' && me) {
    return <EditProfileDialog member={me} start={vars as ProfileChanges} replaces={key} onClose={onClose} />;
  }
  if (kind === 'report') {
    const complaint = vars as ReportSubmission;
    return <ReportDialog subject={complaint.subject} start={complaint} onClose={onClose} />;
  }
  if (kind === 'mutedWord') {
    return (
      <Dialog open staticBackdrop title="Mute a word" size="md" onClose={onClose}>
        <MutedWordForm start={vars as NewMutedWord} replaces={key} onDone={onClose} />
      </Dialog>
    );
  }
  return null;
}
