import { expect, it } from 'vitest';
import { splitCode } from './split-code';

const source = `import { useState } from 'react';

/** Counts. */
export const Counter = () => <Button size="sm">{\`\${count} of 12\`}</Button>; // const
`;

it('colours words, strings, tags and comments, and loses nothing', () => {
  const parts = splitCode(source);
  expect(parts.map(({ text }) => text).join('')).toBe(source);
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  expect(of('comment')).toEqual(['/** Counts. */', '// const']);
  expect(of('string')).toEqual(["'react'", '"sm"', '`${count} of 12`']);
  expect(of('tag')).toEqual(['Button', 'Button']);
  expect(of('word')).toEqual(['import', 'from', 'export', 'const']);
});
