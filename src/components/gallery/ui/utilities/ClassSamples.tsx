import type { ReactNode } from 'react';
import { useState } from 'react';
import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';
import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

interface Props {
  classes: readonly string[];
  children: (className: string) => ReactNode;
}

export function ClassSamples({ classes, children }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (className: string) => {
    try {
      await navigator.clipboard.writeText(className);
      setCopied(className);
    } catch {
      showToast({ type: 'error', title: 'Not copied', text: `Copy it manually: ${className}` });
    }
  };
  return (
    <>
      <ul className="samples">
        {classes.map((className) => (
          <li key={className}>
            <div className="sample">{children(className)}</div>
            <button
              type="button"
              className="sample-button"
              aria-label={`Copy ${className}`}
              onClick={() => void copy(className)}
            >
              <code>{className}</code>
              {copied === className ? <IconCheck /> : <IconCopy />}
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {copied && `Copied ${copied}`}
      </p>
    </>
  );
}
