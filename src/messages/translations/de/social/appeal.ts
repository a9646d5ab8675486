import type { appealText } from '@/messages/social/appeal';
import { phrase, plural } from '@/messages/words';

export const appeal: typeof appealText = {
  question: 'Warum soll die Moderation die Entscheidung ändern?',
  charactersLeft: (count) =>
    `Du kannst einmal Einspruch erheben. Noch ${plural(count, { one: '# Zeichen', other: '# Zeichen' })}.`,
  reasonMissing: 'Schreib, warum sich die Entscheidung ändern soll.',
  sendAppeal: 'Einspruch senden',
  loadFailed: 'Dein Einspruch wurde nicht geladen.',
  sent: (time) => phrase`Einspruch gesendet ${time}. Ein anderes Mitglied der Moderation prüft ihn.`,
  granted: 'Deinem Einspruch wurde stattgegeben.',
  upheld: 'Dein Einspruch wurde geprüft. Die Entscheidung bleibt.',
  expired: 'Die Sperre endete, bevor dein Einspruch beantwortet wurde.',
  retry: 'Erneut versuchen',
  appealThisDecision: 'Einspruch erheben',
};
