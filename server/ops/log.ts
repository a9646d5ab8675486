type Fields = Record<string, unknown>;

/** One JSON object per line. Fields never contain tokens, bodies or query strings. */
export interface Log {
  info: (message: string, fields?: Fields) => void;
  warn: (message: string, fields?: Fields) => void;
  error: (message: string, fields?: Fields) => void;
}

/** Drizzle appends the parameters of a failed query: texts that members wrote. */
const withoutParameters = (text: string): string => text.replace(/\nparams:[^]*?(?=\n {4}at |$)/, '');

const plain = (value: unknown): unknown =>
  value instanceof Error
    ? {
        name: value.name,
        message: withoutParameters(value.message),
        stack: withoutParameters(value.stack ?? ''),
      }
    : value;

const writeLine = (level: string, message: string, fields: Fields): void => {
  const rest = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...rest })}\n`);
};

export const jsonLog: Log = {
  info: (message, fields = {}) => writeLine('info', message, fields),
  warn: (message, fields = {}) => writeLine('warn', message, fields),
  error: (message, fields = {}) => writeLine('error', message, fields),
};

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
