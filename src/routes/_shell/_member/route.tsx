import { createFileRoute, redirect } from '@tanstack/react-router';
import { MemberGate } from '@/components/account/member-gate/MemberGate';
import { SessionPending } from '@/components/account/member-gate/SessionPending';

export const Route = createFileRoute('/_shell/_member')({
  beforeLoad: async ({ context: { auth, isVisitor }, location }) => {
    if (isVisitor) return;
    const state = auth.getState();
    const { user } = state.loading ? await auth.ready() : state;
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href }, replace: true });
  },
  // Long enough for a known auth state, so that the message appears only while the state resolves.
  pendingMs: 20,
  pendingComponent: SessionPending,
  component: MemberGate,
});
