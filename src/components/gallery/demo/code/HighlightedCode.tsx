import { useMemo } from 'react';
import { splitCode } from './split-code';
import './highlighted-code.scss';

export function HighlightedCode({ source }: { source: string }) {
  const parts = useMemo(() => splitCode(source), [source]);
  return (
    <code>
      {parts.map(({ at, text, kind }) =>
        kind ? (
          <span key={at} className={`code-${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
}
