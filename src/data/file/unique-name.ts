/** Appends a number to a name that is taken: "Plan (2).pdf". */
export function uniqueName(title: string, among: readonly { title: string }[]): string {
  const taken = new Set(among.map((file) => file.title.toLowerCase()));
  const dot = title.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [title.slice(0, dot), title.slice(dot)] : [title, ''];
  let name = title;
  for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${stem} (${n})${ending}`;
  return name;
}
