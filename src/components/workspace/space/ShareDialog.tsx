import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpaceMember, SpaceRole } from '@contract/space/space';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { MemberIdentity } from '@/components/social/message/MemberIdentity';
import { confirmAction } from '@/lib/overlays/confirm';
import { meOptions } from '@/queries/social/member/me';
import { setSpaceRole } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceMenuText } from '@/messages/workspace/space-menu';
import { AddMembersForm } from './AddMembersForm';
import { roleNames } from './role-names';
import { RoleSelect } from './RoleSelect';
import '@/components/ui/list/list-group.scss';

interface MemberProps {
  spaceId: string;
  member: SpaceMember;
  isMe: boolean;
  /** The caller owns the space. */
  isOwner: boolean;
  isLastOwner: boolean;
}

function MemberItem({ spaceId, member, isMe, isOwner, isLastOwner }: MemberProps) {
  const client = useQueryClient();
  const { name, role } = member;
  const save = (next: SpaceRole | null) => void setSpaceRole(client, spaceId, member, next);
  const change = async (next: SpaceRole) => {
    const sure =
      !isMe ||
      (await confirmAction({
        title: spaceMenuText.giveUpQuestion,
        text: spaceMenuText.giveUpExplanation,
        action: spaceMenuText.giveUp,
        danger: true,
      }));
    if (sure) save(next);
  };
  const remove = async () => {
    const sure = await confirmAction({
      title: spaceMenuText.removeQuestion(name),
      text: spaceMenuText.removeExplanation,
      action: commonText.remove,
      danger: true,
    });
    if (sure) save(null);
  };
  return (
    <li className="list-group-item row-3 flex-wrap">
      <MemberIdentity member={member} isMe={isMe} />
      {isOwner && !isLastOwner ? (
        <RoleSelect label={spaceMenuText.roleOf(name)} value={role} onChange={(next) => void change(next)} />
      ) : (
        <span className="tag tag-light">{roleNames[role]}</span>
      )}
      {isOwner && !isMe && (
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          aria-label={spaceMenuText.removeMember(name)}
          onClick={() => void remove()}
        >
          {commonText.remove}
        </button>
      )}
    </li>
  );
}

/** Owners add, change and remove; other members see who is in the space. */
export function ShareDialog({ space, onClose }: { space: CurrentSpace; onClose: () => void }) {
  const { data: me } = useQuery(meOptions());
  const { members } = space;
  const isOwner = space.role === 'owner';
  const owners = members.filter(({ role }) => role === 'owner');
  return (
    <Dialog
      open
      title={isOwner ? spaceMenuText.shareSpace(space.name) : spaceMenuText.membersOf(space.name)}
      lead={<span role="status">{spaceMenuText.members(members.length)}</span>}
      onClose={onClose}
    >
      <ul className="list-group list-group-flush my-3" aria-label={commonText.members}>
        {members.map((member) => (
          <MemberItem
            key={member.id}
            spaceId={space.id}
            member={member}
            isMe={member.id === me?.id}
            isOwner={isOwner}
            isLastOwner={owners.length === 1 && member.role === 'owner'}
          />
        ))}
      </ul>
      {isOwner && <AddMembersForm space={space} />}
    </Dialog>
  );
}
