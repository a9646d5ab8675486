import { useState } from 'react';
import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';
import { showToast } from '@/lib/overlays/toast';
import { commonText } from '@/messages/ui/common';
import { partText } from '@/messages/ui/part';

interface Props {
  text: string;
  label?: string;
}

export function CopyButton({ text, label = commonText.copy }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      showToast({
        type: 'error',
        title: partText.notCopied,
        text: partText.clipboardBlocked,
      });
    }
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => void copy()}>
      {copied ? <IconCheck /> : <IconCopy />}
      <span aria-live="polite">{copied ? commonText.copied : label}</span>
    </button>
  );
}
