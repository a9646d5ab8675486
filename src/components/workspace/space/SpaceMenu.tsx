import { lazy, Suspense } from 'react';
import { sessionUid } from '@/lib/session/member-session';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import { spaceText } from '@/messages/workspace/space';

const MemberSpaceMenu = lazy(async () => ({ default: (await import('./MemberSpaceMenu')).MemberSpaceMenu }));

/** Visitors have the sample data only. */
export function SpaceMenu() {
  const chosen = useStore(chosenSpace);
  if (useStore(sessionUid) === null) return null;
  return (
    <Suspense fallback={<span className="chip">{chosen?.name ?? spaceText.sampleData}</span>}>
      <MemberSpaceMenu />
    </Suspense>
  );
}
