import { expect, test } from 'vitest';
import { messages } from './collection';
import { chatService } from './sample-service';

test('deletes and restores a message that has been read meanwhile, and leaves its state alone', async () => {
  const shown = (await messages.all()).find(({ fromId, state }) => fromId === 0 && state !== 'sent');
  if (!shown) throw new Error('No own message in the sample');
  const from = { ...shown, state: 'sent' as const };
  const deleted = { ...from, deleted: true };
  await chatService.saveMessage(from, deleted);
  expect(await messages.get(shown.id)).toEqual({ ...shown, deleted: true });
  await chatService.saveMessage(deleted, from);
  expect(await messages.get(shown.id)).toEqual(shown);
});
