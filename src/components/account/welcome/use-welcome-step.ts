import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { WELCOME_STEPS } from '@contract/member/member';
import { saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { useAuth } from '@/lib/auth/use-auth';
import { isOfComposition } from '@/lib/keys/composition';
import { welcomeStepOptions } from '@/queries/account/welcome';
import { meOptions } from '@/queries/social/member/me';
import { welcomeText } from '@/messages/account/welcome';
import { STEP_PATHS, type StepPath } from './step-paths';

const hello = (name: string): string => welcomeText.hello(name.split(/\s/u)[0] ?? name);

/** Writes the first post, unless the member has begun one. */
async function prefillHello(uid: string, name: string): Promise<void> {
  const draft = { ...emptyDraft, text: hello(name), key: crypto.randomUUID() };
  // Storage that is full or blocked: the composer stays empty.
  await saveDraft(`${uid}:post`, draft, () => false).catch(() => false);
}

/** Ways out of a step: `next` for done or skipped, `leave` for Escape, which remembers the step. */
export function useWelcomeStep(step: StepPath) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { data: me } = useQuery(meOptions());
  const { mutate: remember } = useMutation(welcomeStepOptions());
  const leave = useCallback(() => void navigate({ to: '/' }), [navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfComposition(event)) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [leave]);

  const next = async () => {
    const following = STEP_PATHS[STEP_PATHS.indexOf(step) + 1];
    const isReturn = me?.welcome === 'checklist';
    const reached = following ?? 'checklist';
    // Back in an earlier step, the later one stays reached.
    const isFurther = !me?.welcome || WELCOME_STEPS.indexOf(reached) > WELCOME_STEPS.indexOf(me.welcome);
    if (isFurther) remember(reached);
    if (following && !isReturn) return navigate({ to: '/welcome/$step', params: { step: following } });
    if (user && me && !isReturn) await prefillHello(user.uid, me.name);
    return navigate({ to: '/', replace: true });
  };
  return { me, next, leave };
}
