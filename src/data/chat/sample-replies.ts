/** The first match replies. */
const keywordReplies: readonly (readonly [words: RegExp, answer: string])[] = [
  [/\bthank/iu, 'Any time. You did the heavy part.'],
  [/\b(when|what time|how long)\b/iu, 'Around four, if the tram keeps its word.'],
  [/\bwhere\b/iu, 'By the fountain, on the side with the long bench.'],
  [/\bwho\b/iu, 'Kofi and two people from the depot, I think.'],
  [/\b(key|door|gate)/iu, 'The green door. The key hangs behind the third pot.'],
  [/\b(lamp|light)/iu, 'Row B still flickers. I will bring the small ladder.'],
  [/\b(stall|market)/iu, 'Stall fourteen is free again, so we can move the honey there.'],
  [/\b(hello|hi|hey|morning|evening)\b/iu, 'Hello. I was just thinking about you and the benches.'],
  [/\b(see you|bye|later|tomorrow)\b/iu, 'See you on the square.'],
  [/\?\s*$/u, 'Good question. Let me ask at the kiosk and come back to you.'],
];
const fallbackReplies: readonly string[] = [
  'Noted. I will put it on the board by the kiosk.',
  'That works for me. Shall we say after the second tram?',
  'Lovely. I will tell the others tonight.',
  'Fine by me, as long as somebody brings tape.',
  'I had the same thought on the way here.',
];

/** `text` is empty for a file or voice note. `turn` selects the fallback reply. */
export function sampleReplyTo(text: string, turn: number): string {
  if (!text.trim()) return 'Got it. I will look at it once my hands are clean.';
  const found = keywordReplies.find(([words]) => words.test(text))?.[1];
  return found ?? fallbackReplies[turn % fallbackReplies.length] ?? '';
}
