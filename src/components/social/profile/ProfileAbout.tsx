import IconCalendar from '~icons/tabler/calendar-event';
import type { Member } from '@contract/member/member';
import { PostText } from '@/components/social/post/PostText';
import { FoldedText } from '@/components/ui/FoldedText';
import { createDateFormat } from '@/lib/dates/date-format';
import { useSettings } from '@/lib/settings/use-settings';
import { profileText } from '@/messages/social/profile';
import { ProfileFields } from './ProfileFields';

const month = createDateFormat({ month: 'long', year: 'numeric' });

export function ProfileAbout({ member }: { member: Member }) {
  // Re-renders when the date language changes.
  useSettings();
  return (
    <>
      {member.bio && (
        <FoldedText text={member.bio}>
          {(shown) => (
            <p className="profile-bio measure pre-wrap wrap-anywhere mt-2" dir="auto">
              <PostText text={shown} />
            </p>
          )}
        </FoldedText>
      )}
      <ProfileFields fields={member.fields} />
      <p className="post-meta row-1 mt-2">
        <IconCalendar className="icon icon-sm" />
        {profileText.joined(month().format(new Date(member.joinedAt)))}
      </p>
    </>
  );
}
