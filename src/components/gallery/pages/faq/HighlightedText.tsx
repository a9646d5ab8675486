interface Props {
  text: string;
  /** Case-insensitive; empty highlights nothing. */
  words: string;
}

export const HighlightedText = ({ text, words }: Props) => {
  if (!words) return text;
  const parts: { text: string; hit: boolean; at: number }[] = [];
  const lower = text.toLowerCase();
  let from = 0;
  for (let at = lower.indexOf(words.toLowerCase()); at >= 0; at = lower.indexOf(words.toLowerCase(), from)) {
    parts.push({ text: text.slice(from, at), hit: false, at: from });
    parts.push({ text: text.slice(at, at + words.length), hit: true, at });
    from = at + words.length;
  }
  parts.push({ text: text.slice(from), hit: false, at: from });
  return parts.map((part) =>
    part.hit ? <mark key={part.at}>{part.text}</mark> : <span key={`t${part.at}`}>{part.text}</span>,
  );
};
