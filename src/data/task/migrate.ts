import * as z from 'zod/mini';
import { withUuids } from '@/data/store/sample-uuid';
import type { TaskChange } from './schema';
import { sampleColumnId, sampleTaskId } from './seed';

const StoredTask = z.looseObject({ activity: z.array(z.looseObject({ text: z.string() })) });

/** The sentences that version 2 stored. */
const sentences: readonly (readonly [RegExp, TaskChange])[] = [
  [/^created this task$/, 'creation'],
  [/^moved it to (.*)$/, 'move'],
  [/^set the priority to (.*)$/, 'priority'],
  [/^gave it to (.*)$/, 'assignee'],
  [/^changed the due date$/, 'due-date'],
  [/^changed the overview$/, 'overview'],
  [/^added the step "(.*)"$/, 'new-step'],
  [/^completed "(.*)"$/, 'done-step'],
  [/^reopened "(.*)"$/, 'open-step'],
  [/^attached (.*)$/, 'attachments'],
];

/** Takes the sentences of the activity apart. Returns a record that fits no version as it is. */
function withChanges(record: unknown): unknown {
  const { data: task } = StoredTask.safeParse(record);
  if (!task) return record;
  const activity = task.activity.flatMap(({ text, ...entry }) => {
    for (const [sentence, change] of sentences) {
      const match = sentence.exec(text);
      if (match) return [{ ...entry, change, value: match[1] ?? '' }];
    }
    return [];
  });
  return { ...task, activity };
}

/** Converts a record of version 1, whose ids were numbers, or 2. */
export const migrateTask = (record: unknown): unknown =>
  withChanges(withUuids(record, { id: sampleTaskId, columnId: sampleColumnId }));
