import { createFileRoute } from '@tanstack/react-router';
import { MemberGate } from '@/components/account/member-gate/MemberGate';
import { SessionPending } from '@/components/account/member-gate/SessionPending';
import { requireMember } from '@/lib/auth/require-member';

export const Route = createFileRoute('/_shell/_member')({
  beforeLoad: async ({ context: { auth, isVisitor }, location }) => {
    if (!isVisitor) await requireMember(auth, location.href);
  },
  // Long enough for a known auth state, so that the message appears only while the state resolves.
  pendingMs: 20,
  pendingComponent: SessionPending,
  component: MemberGate,
});
