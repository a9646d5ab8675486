/** Packages of which most functions run while their page opens. */
const PACKAGES = ['/node_modules/echarts/', '/node_modules/@tiptap/core/'];

interface Chunk {
  moduleIds: readonly string[];
}

/**
 * A comment by which Chromium compiles all functions of a script beside the page, while it arrives, instead of each at
 * its first call. Other browsers ignore the comment.
 */
export const eagerCompilation = ({ moduleIds }: Chunk): string =>
  moduleIds.some((id) => PACKAGES.some((part) => id.includes(part))) ? '//# allFunctionsCalledOnLoad' : '';
