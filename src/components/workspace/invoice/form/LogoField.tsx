import { useId, useState } from 'react';
import IconPhoto from '~icons/tabler/photo-plus';
import IconX from '~icons/tabler/x';
import { FieldError } from '@/components/kits/form/field/FieldFrame';
import { formatFileSize } from '@/lib/files/file-size';
import { invoiceText } from '@/messages/workspace/invoice';

interface Props {
  /** Data URL of the logo, or null. */
  value: string | null;
  /** An item of a space is small. */
  isInSpace: boolean;
  onChange: (value: string | null) => void;
}

const MAX_BYTES = 300_000;
const MAX_BYTES_IN_SPACE = 32_000;
const TYPES = ['image/png', 'image/jpeg'];

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Logo not added')));
    reader.readAsDataURL(file);
  });

export function LogoField({ value, isInSpace, onChange }: Props) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const most = isInSpace ? MAX_BYTES_IN_SPACE : MAX_BYTES;
  const take = async (file: File) => {
    if (!TYPES.includes(file.type)) return setError(invoiceText.logoType);
    if (file.size > most)
      return setError(invoiceText.logoTooLarge(formatFileSize(file.size), formatFileSize(most)));
    try {
      onChange(await readDataUrl(file));
      return setError(null);
    } catch {
      return setError(invoiceText.logoUnreadable);
    }
  };
  return (
    <div className="field row-4">
      {value ? (
        <img src={value} alt={invoiceText.yourLogo} className="invoice-document-logo" />
      ) : (
        <span className="centre p-3 rounded-arch bg-sunken text-ink-3">
          <IconPhoto />
        </span>
      )}
      <div>
        <label className="form-label" htmlFor={id}>
          {invoiceText.logo} <span className="form-text">{invoiceText.optional}</span>
        </label>
        <input
          id={id}
          type="file"
          accept={TYPES.join(',')}
          className="form-control"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file);
          }}
        />
        <FieldError id={`${id}-error`} error={error} />
      </div>
      {value && (
        <button
          type="button"
          className="icon-button"
          aria-label={invoiceText.removeTheLogo}
          onClick={() => onChange(null)}
        >
          <IconX />
        </button>
      )}
    </div>
  );
}
