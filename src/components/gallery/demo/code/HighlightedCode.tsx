import { useMemo } from 'react';
import { splitCode } from './split-code';

const INKS = {
  comment: 'text-ink-3',
  string: 'text-success-text',
  word: 'text-info-text',
  tag: 'text-accent-text',
  number: 'text-accent-text',
};

export function HighlightedCode({ source }: { source: string }) {
  const parts = useMemo(() => splitCode(source), [source]);
  return (
    <code>
      {parts.map(({ at, text, kind }) =>
        kind ? (
          <span key={at} className={INKS[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
}
