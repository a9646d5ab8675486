import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpaceRole } from '@contract/space/space';
import { MAX_SPACE_MEMBERS } from '@contract/space/space-limits';
import { MemberPicker } from '@/components/social/message/MemberPicker';
import { addToSpace } from '@/queries/workspace/mutations/space/space';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { spaceMenuText } from '@/messages/workspace/space-menu';
import { RoleSelect } from './RoleSelect';

export function AddMembersForm({ space }: { space: CurrentSpace }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [role, setRole] = useState<SpaceRole>('editor');
  const room = MAX_SPACE_MEMBERS - space.members.length;
  if (room <= 0) return <p>{spaceMenuText.isFull(MAX_SPACE_MEMBERS)}</p>;
  return (
    <form
      className="stack-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length === 0) return;
        void addToSpace(client, space.id, chosen, role);
        setChosen([]);
      }}
    >
      <MemberPicker
        label={spaceMenuText.addMembers}
        help={spaceMenuText.addMembersHelp}
        limit={room}
        error={null}
        without={space.members.map(({ handle }) => handle)}
        value={chosen}
        onChange={setChosen}
      />
      <div className="row-2 flex-wrap">
        <RoleSelect label={spaceMenuText.newMembersRole} value={role} onChange={setRole} />
        <button type="submit" className="btn btn-primary" aria-disabled={chosen.length === 0 || undefined}>
          {commonText.add}
        </button>
      </div>
    </form>
  );
}
