import { useState } from 'react';
import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';
import { showToast } from '@/lib/overlays/toast';

interface Props {
  text: string;
  label?: string;
}

export function CopyButton({ text, label = 'Copy' }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      showToast({
        type: 'error',
        title: 'Not copied',
        text: 'The browser blocked the clipboard. Select the text and copy it.',
      });
    }
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => void copy()}>
      {copied ? <IconCheck /> : <IconCopy />}
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </button>
  );
}
