import { type OverwrittenField, SpaceItemChange } from '@contract/space-item';
import { readMirror } from '@/data/space/mirror';
import { mergeChange } from '@/data/store/merge-change';
import { showToast } from '@/lib/overlays/toast';
import { fieldLabel } from '@/queries/workspace/field-label';

interface Sent {
  spaceId: string;
  changes: readonly SpaceItemChange[];
  lists: readonly { id: string; field: string; value: readonly unknown[] }[];
}

interface Answer {
  revision: number;
  overwritten: readonly OverwrittenField[];
}

function sentValue({ changes }: Sent, { id, field }: OverwrittenField): unknown {
  const values: Readonly<Record<string, unknown>>[] = changes
    .filter((change) => change.id === id)
    .map(({ set }) => set);
  return values.findLast((set) => field in set)?.[field];
}

/** The list with the change of the other member as well; null for a field that is not a list. */
function mergedList(sent: Sent, overwritten: OverwrittenField): unknown {
  const own = sentValue(sent, overwritten);
  const seen = sent.lists.find(({ id, field }) => id === overwritten.id && field === overwritten.field);
  return seen && Array.isArray(overwritten.value) && Array.isArray(own)
    ? mergeChange<unknown>(overwritten.value, seen.value, own)
    : null;
}

/** A change of one field of an item that `sent` has changed. */
function changeOf(
  { changes }: Sent,
  { revision }: Answer,
  { id, field }: OverwrittenField,
  value: unknown,
): SpaceItemChange[] {
  const kind = changes.find((change) => change.id === id)?.kind;
  const change = SpaceItemChange.safeParse({ id, kind, base: revision, set: { [field]: value } }).data;
  return change ? [change] : [];
}

/** Changes that keep both members' entries of a list that both changed. */
export const mergedChanges = (sent: Sent, answer: Answer): SpaceItemChange[] =>
  answer.overwritten.flatMap((field) => {
    const merged = mergedList(sent, field);
    return merged === null ? [] : changeOf(sent, answer, field, merged);
  });

/** Says which values of other members were replaced, in one toast. */
export async function notifyReplaced(
  sent: Sent,
  answer: Answer,
  send: (changes: SpaceItemChange[]) => Promise<void>,
): Promise<void> {
  const replaced = answer.overwritten.filter((field) => mergedList(sent, field) === null);
  const [first] = replaced;
  if (!first) return;
  const { state } = await readMirror(sent.spaceId);
  const author = state?.members.find(({ handle }) => handle === first.by)?.name ?? 'another member';
  const fields = [...new Set(replaced.map(({ field }) => fieldLabel(field)))].join(', ');
  showToast({
    id: `replaced:${first.id}:${answer.revision}`,
    type: 'warning',
    title: `Replaced ${author}’s change of ${fields}`,
    durationSeconds: 10,
    action: {
      label: 'Put it back',
      run: () => void send(replaced.flatMap((field) => changeOf(sent, answer, field, field.value))),
    },
  });
}
