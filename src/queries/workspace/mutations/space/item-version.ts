import { mutationOptions } from '@tanstack/react-query';
import { replaceFields } from '@/data/space/replace-fields';
import type { CurrentItem, VersionField } from '@/data/space/version';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY } from '@/queries/sample';
import { spaceHistoryText } from '@/messages/workspace/space-history';

interface RestoredVersion {
  id: string;
  kind: CurrentItem['kind'];
  fields: readonly VersionField[];
}

/** Puts the fields of an older version back; what others change meanwhile stays. */
export const restoreVersionOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ id, kind, fields }: RestoredVersion) =>
      replaceFields([
        {
          id,
          kind,
          before: Object.fromEntries(fields.map(({ name, now }) => [name, now])),
          after: Object.fromEntries(fields.map(({ name, was }) => [name, was])),
        },
      ]),
    onSuccess: (undo) => offerUndo({ title: spaceHistoryText.versionRestored, undo }),
    meta: { failure: spaceHistoryText.versionNotRestored, invalidates: [SAMPLE_KEY] },
  });
