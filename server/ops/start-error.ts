/** A start that fails for a reason people can remove: one sentence that says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Each problem is one line that says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration is incomplete or contradicts itself:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** By name, because the built service has classes of its own. */
const EXPECTED = new Set(['StartError', 'PortInUse', 'DataDirInUse', 'BuildError', 'ConfigError']);

const OTHER_FOLDER = 'or choose another folder with PLAZA_DATA';

/** Remedies by error code of the file system. */
const REMEDIES: Partial<Record<string, (path: string) => string>> = {
  EACCES: (path) => `Plaza may not write to ${path}: change its owner or permissions, ${OTHER_FOLDER}`,
  EPERM: (path) => `Plaza may not write to ${path}: change its owner or permissions, ${OTHER_FOLDER}`,
  EROFS: (path) => `${path} is on a read-only disk: mount it writable, ${OTHER_FOLDER}`,
  ENOSPC: (path) => `The disk under ${path} is full: free some space and start again`,
  EDQUOT: (path) => `The disk quota under ${path} is used up: free some space and start again`,
  ENOTDIR: (path) => `Part of ${path} is a file where a folder is needed: move it away, ${OTHER_FOLDER}`,
  EEXIST: (path) => `${path} is a file where a folder is needed: move it away, ${OTHER_FOLDER}`,
  EISDIR: (path) => `${path} is a folder where a file is needed: move it away, ${OTHER_FOLDER}`,
  ENOTEMPTY: (path) => `${path} is a folder where a file is needed: move it away, ${OTHER_FOLDER}`,
};

/** One sentence for a failed start; null for an error whose stack is needed. */
export function startErrorText(error: unknown, dataDir: string): string | null {
  if (!(error instanceof Error)) return null;
  if (EXPECTED.has(error.name)) return error.message;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  return REMEDIES[code]?.(dest ?? path ?? dataDir) ?? null;
}
