/** Returns a function that appends the sources of an example's helper files, by file name, to its own source. */
export const appendSources =
  (helpers: Readonly<Record<string, string>>) =>
  (source: string): string =>
    [source, ...Object.entries(helpers).map(([name, text]) => `// ${name}\n${text}`)].join('\n');
