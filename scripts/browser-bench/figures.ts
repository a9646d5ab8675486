import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { runBin } from '../lib/run-program';

const FILE = 'docs/figures.md';

/** Prints the table and replaces the section of `command` in docs/figures.md, which begins with its comment. */
export async function writeFigures(command: string, table: string): Promise<void> {
  console.log(table);
  const start = `<!-- ${command} -->`;
  const [before = '', after = ''] = readFileSync(FILE, 'utf8').split(start);
  const next = after.indexOf('<!-- ');
  const day = new Date().toISOString().slice(0, 10);
  const measured = `Measured ${day} by \`npm run ${command}\`, load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`;
  writeFileSync(
    FILE,
    `${before}${start}\n\n${measured}\n\n${table}\n\n${next === -1 ? '' : after.slice(next)}`,
  );
  await runBin('node_modules/oxfmt/bin/oxfmt', [FILE]);
}

/** Rows of a Markdown table under its heads. */
export const markdownTable = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
