import { MAX_FILE_NAME_LENGTH } from '@contract/space/file-limits';
import { cutText } from '@/lib/text/graphemes';

/** Longer ones are part of the name: "Minutes. What we said about the lamps" has no ending. */
const MAX_ENDING_LENGTH = 20;

/** A name that is free and not too long: "Plan (2).pdf". A long one loses the end of its stem, not its ending. */
export function uniqueName(title: string, among: readonly { title: string }[]): string {
  const taken = new Set(among.map((file) => file.title.toLowerCase()));
  const dot = title.lastIndexOf('.');
  const hasEnding = dot > 0 && title.length - dot <= MAX_ENDING_LENGTH;
  const [stem, ending] = hasEnding ? [title.slice(0, dot), title.slice(dot)] : [title, ''];
  const fit = (end: string): string => cutText(stem, MAX_FILE_NAME_LENGTH - end.length) + end;
  let name = fit(ending);
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = fit(` (${n})${ending}`);
  return name;
}
