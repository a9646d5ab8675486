/** Chunks of which most functions run while their page opens, by their name or the package they hold. */
const NAMES: ReadonlySet<string> = new Set(['vendor', 'app', 'chart']);
const PACKAGE = '/node_modules/@tiptap/core/';

interface Chunk {
  name: string;
  moduleIds: readonly string[];
}

/**
 * A comment by which Chromium compiles all functions of a script beside the page, while it arrives, instead of each at
 * its first call. Other browsers ignore the comment.
 */
export const eagerCompilation = ({ name, moduleIds }: Chunk): string =>
  NAMES.has(name) || moduleIds.some((id) => id.includes(PACKAGE)) ? '//# allFunctionsCalledOnLoad' : '';
