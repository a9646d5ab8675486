import { type OverwrittenField, SpaceItemChange } from '@contract/space/space-item';
import { readMirror } from '@/data/space/mirror';
import { mergeChange } from '@/data/store/merge-change';
import { showToast } from '@/lib/overlays/toast';
import { mergeText } from '@/lib/text/merge-text';
import { fieldLabel } from '@/queries/workspace/field-label';
import { spaceText } from '@/messages/workspace/space';

/** The value of a list or text that a change started from. */
export interface MergeBase {
  id: string;
  field: string;
  value: readonly unknown[] | string;
}

interface Sent {
  spaceId: string;
  changes: readonly SpaceItemChange[];
  lists: readonly MergeBase[];
}

interface Answer {
  revision: number;
  overwritten: readonly OverwrittenField[];
}

interface MergedValue {
  value: unknown;
  /** False where something of the other member's change is lost. */
  isClean: boolean;
}

function sentValue({ changes }: Sent, { id, field }: OverwrittenField): unknown {
  const values: Readonly<Record<string, unknown>>[] = changes
    .filter((change) => change.id === id)
    .map(({ set }) => set);
  return values.findLast((set) => field in set)?.[field];
}

/** The list or text with the change of the other member as well; null for another value. */
function mergedValue(sent: Sent, overwritten: OverwrittenField): MergedValue | null {
  const own = sentValue(sent, overwritten);
  const { value: theirs } = overwritten;
  const base = sent.lists.find(
    ({ id, field }) => id === overwritten.id && field === overwritten.field,
  )?.value;
  if (typeof base === 'string' && typeof own === 'string' && typeof theirs === 'string') {
    const { text, isClean } = mergeText(theirs, base, own);
    return { value: text, isClean };
  }
  if (Array.isArray(base) && Array.isArray(own) && Array.isArray(theirs))
    return { value: mergeChange<unknown>(theirs, base, own), isClean: true };
  return null;
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

/** Changes that keep what both members changed in a list or text. */
export const mergedChanges = (sent: Sent, answer: Answer): SpaceItemChange[] =>
  answer.overwritten.flatMap((field) => {
    const merged = mergedValue(sent, field);
    return merged === null || merged.value === sentValue(sent, field)
      ? []
      : changeOf(sent, answer, field, merged.value);
  });

/** Says which values of other members were replaced, in one toast. */
export async function notifyReplaced(
  sent: Sent,
  answer: Answer,
  send: (changes: SpaceItemChange[]) => Promise<void>,
): Promise<void> {
  const replaced = answer.overwritten.filter((field) => mergedValue(sent, field)?.isClean !== true);
  const [first] = replaced;
  if (!first) return;
  const { state } = await readMirror(sent.spaceId);
  const author = state?.members.find(({ handle }) => handle === first.by)?.name;
  const fields = [...new Set(replaced.map(({ field }) => fieldLabel(field)))].join(', ');
  showToast({
    id: `replaced:${first.id}:${answer.revision}`,
    type: 'warning',
    title: author ? spaceText.replacedChange(author, fields) : spaceText.replacedUnknownChange(fields),
    durationSeconds: 10,
    action: {
      label: spaceText.putItBack,
      run: () => void send(replaced.flatMap((field) => changeOf(sent, answer, field, field.value))),
    },
  });
}
