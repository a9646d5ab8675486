import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconInfo from '~icons/tabler/info-circle';
import type { PickReason } from '@contract/feed/pick-reason';
import { describeReason } from '@/components/social/post/pick-reason';
import { Avatar } from '@/components/ui/Avatar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { postOptions } from '@/queries/social/post/post';
import { postDialogText } from '@/messages/social/post-dialog';
import './post-dialogs.scss';

interface Props {
  postId: string;
  reason: PickReason;
  onClose: () => void;
}

/** Why For you lists a post, and how the order comes about. */
export function PickReasonDialog({ postId, reason, onClose }: Props) {
  const { data: post } = useQuery(postOptions(postId));
  return (
    <Dialog open onClose={onClose} icon={<IconInfo />} title={postDialogText.whyThisPost}>
      <div className="stack-3">
        <p className="fs-md text-ink-2">
          <b className="text-ink fw-semibold">{describeReason(reason, post?.author.name ?? '')}</b>
        </p>
        {reason.members.length > 0 && (
          <ul className="stack-2">
            {reason.members.map(({ id, handle, name, avatarUrl }) => (
              <li className="row-2" key={id}>
                <Avatar name={name} url={avatarUrl} size="sm" silent />
                <Link className="text-ink fw-semibold" to="/u/$handle" params={{ handle }} onClick={onClose}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="fs-md text-ink-2">{postDialogText.howForYouPicks}</p>
        <p className="fs-md text-ink-2">{postDialogText.notRecorded}</p>
      </div>
    </Dialog>
  );
}
