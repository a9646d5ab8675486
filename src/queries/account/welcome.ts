import { mutationOptions } from '@tanstack/react-query';
import type { WelcomeStep } from '@contract/member/member';
import { updateMe } from '@contract/member/profile';
import { callApi } from '@/lib/api/client';
import { updateQuery } from '@/queries/optimistic';
import { meOptions } from '@/queries/social/member/me';

/** Null ends the first steps. Without a connection the change holds for this visit. */
export const welcomeStepOptions = () =>
  mutationOptions({
    mutationFn: (welcome: WelcomeStep | null) => callApi(updateMe, { body: { welcome } }),
    onMutate: (welcome, { client }) => updateQuery(client, meOptions(), (me) => ({ ...me, welcome })),
    networkMode: 'always',
  });
