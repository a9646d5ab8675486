import { createFileRoute, redirect } from '@tanstack/react-router';
import { MemberGate } from '@/components/account/member-gate/MemberGate';
import { SessionPending } from '@/components/account/member-gate/SessionPending';
import type { AuthState } from '@/lib/auth/auth-types';
import { readLock } from '@/lib/auth/device-lock';

const admit = ({ user }: AuthState, here: string): void => {
  const search = { redirect: here };
  if (!user) throw redirect({ to: '/auth/login', search, replace: true });
  const { locked, pin } = readLock(user.uid);
  if (locked) throw redirect({ to: pin ? '/auth/login-pin' : '/auth/lock-screen', search, replace: true });
};

export const Route = createFileRoute('/_shell/_member')({
  beforeLoad: async ({ context: { auth }, location }) => {
    const state = auth.getState();
    admit(state.loading ? await auth.ready() : state, location.href);
  },
  // Long enough for a known auth state, so that the message appears only while the state resolves.
  pendingMs: 20,
  pendingComponent: SessionPending,
  component: MemberGate,
});
