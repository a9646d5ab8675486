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
      <ul className="tile-grid tile-grid-xs gap-2">
        {classes.map((className) => (
          <li className="d-flex flex-column overflow-hidden box" key={className}>
            <div className="fill centre p-3">{children(className)}</div>
            <button
              type="button"
              className="row-1 justify-content-between min-h-md py-1 px-2 border-0 rule-above bg-sunken hoverable text-ink-3 text-start ring-inside"
              aria-label={`Copy ${className}`}
              onClick={() => void copy(className)}
            >
              <code className="p-0 bg-none wrap-anywhere">{className}</code>
              {copied === className ? (
                <IconCheck width={16} height={16} />
              ) : (
                <IconCopy width={16} height={16} />
              )}
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
