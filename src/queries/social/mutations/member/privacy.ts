import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '@contract/member/member';
import { updateMe } from '@contract/member/profile';
import { callApi } from '@/lib/api/client';
import { updateQuery } from '@/queries/optimistic';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { meOptions } from '@/queries/social/member/me';
import { privacyChangesText } from '@/messages/social/changes/privacy';

interface SwitchVars {
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    approvesFollowers: { vars: SwitchVars; response: Me };
    openToVisitors: { vars: SwitchVars; response: Me };
  }
}

type PrivacySetting = 'approvesFollowers' | 'openToVisitors';

const switchHandler = (setting: PrivacySetting, key: string, label: (on: boolean) => string) =>
  defineHandler({
    scope: () => 'profile',
    coalesceKey: (_vars: SwitchVars) => key,
    send: ({ on }, options) => callApi(updateMe, { body: { [setting]: on } }, options),
    affectedKeys: () => [meOptions().queryKey],
    applyOptimistic: (client, { on }) => updateQuery(client, meOptions(), (me) => ({ ...me, [setting]: on })),
    settle: (client, _vars, me: Me, newer) => {
      if (!newer) client.setQueryData(meOptions().queryKey, me);
    },
    rollback: (client) => void client.invalidateQueries({ queryKey: ['me'] }),
    label: ({ on }) => label(on),
    failureTitle: () => privacyChangesText.saveFailed,
  });

export const privacyHandlers = {
  approvesFollowers: switchHandler(
    'approvesFollowers',
    'approves-followers',
    privacyChangesText.approveFollowersEntry,
  ),
  openToVisitors: switchHandler('openToVisitors', 'open-to-visitors', privacyChangesText.openToVisitorsEntry),
};

export const setPrivacy = (client: QueryClient, setting: PrivacySetting, on: boolean): void =>
  void enqueue(client, { kind: setting, vars: { on } });
