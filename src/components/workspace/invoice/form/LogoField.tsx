import { useId, useState } from 'react';
import IconPhoto from '~icons/tabler/photo-plus';
import IconX from '~icons/tabler/x';
import { FieldError } from '@/components/kits/form/field/FieldFrame';
import { formatFileSize } from '@/lib/files/file-size';

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
    if (!TYPES.includes(file.type)) return setError('Choose a PNG or JPEG picture.');
    if (file.size > most)
      return setError(`${formatFileSize(file.size)} is too large: at most ${formatFileSize(most)}.`);
    try {
      onChange(await readDataUrl(file));
      return setError(null);
    } catch {
      return setError('The picture could not be read.');
    }
  };
  return (
    <div className="field invoice-logo">
      {value ? <img src={value} alt="Your logo" className="invoice-document-logo" /> : <IconPhoto />}
      <div>
        <label className="form-label" htmlFor={id}>
          Logo <span className="form-text">(optional)</span>
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
          aria-label="Remove the logo"
          onClick={() => onChange(null)}
        >
          <IconX />
        </button>
      )}
    </div>
  );
}
