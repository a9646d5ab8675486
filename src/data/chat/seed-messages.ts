import type { ChatMessage } from './schema';
import { conversations } from './seed-conversations';
import { sampleAttachment } from '@/data/file/sample/attachment';
import { daysBefore, seededRandom } from '@/data/store/sample-values';

const HOURS = 24;

/** Ids are `<chat>-<number>`, starting at 1. */
export function sampleMessages(now: Date): ChatMessage[] {
  const random = seededRandom(30);
  return conversations.flatMap((conversation, index) => {
    const chatId = index + 1;
    // Minutes between lines, from the last one backwards; long conversations span a night.
    let age = conversation.hours / HOURS;
    const ages = conversation.lines.map(() => {
      const own = age;
      age += (random.chance(0.14) ? random.int(300, 900) : random.int(1, 12)) / 1440;
      return own;
    });
    ages.reverse();
    return conversation.lines.map((line, place): ChatMessage => {
      const [, mark = '>', sender = '', body = ''] = /^([<>])(\d*) (.*)$/.exec(line) ?? [];
      const single = typeof conversation.with === 'number' ? conversation.with : (conversation.with[0] ?? 1);
      const seconds = Number(/^\[voice (\d+)\]$/.exec(body)?.[1] ?? 0);
      const fileName = /^\[file (.+)\]$/.exec(body)?.[1];
      return {
        id: `${chatId}-${place + 1}`,
        chatId,
        fromId: mark === '<' ? 0 : Number(sender || single),
        text: seconds > 0 || fileName ? '' : body,
        at: daysBefore(now, ages[place] ?? 0).toISOString(),
        state: 'read',
        editedAt: null,
        deleted: false,
        replyTo: null,
        reactions: random.chance(0.08) ? [{ emoji: '\u{1F44D}', fromIds: [mark === '<' ? single : 0] }] : [],
        attachment: fileName ? sampleAttachment(fileName) : null,
        voice:
          seconds > 0
            ? { seconds, peaks: Array.from({ length: 40 }, () => random.int(12, 100) / 100), blobKey: null }
            : null,
      };
    });
  });
}
