import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { toFormError } from '@/lib/api/form-error';
import { useUploader } from './use-uploader';
import '@/components/kits/form/styles/forms.scss';

const CropDialog = lazy(() =>
  import('@/components/kits/form/crop/CropDialog').then(({ CropDialog }) => ({ default: CropDialog })),
);

/** Sides of the cropped square, in pixels. */
const SIZE = [256, 256] as const;

const toPicture = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });

/** An object URL, revoked when another one replaces it. */
function useObjectUrl() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return [url, (blob: Blob | null) => setUrl(blob && URL.createObjectURL(blob))] as const;
}

export function AvatarCrop() {
  const id = useId();
  const uploader = useUploader();
  const [source, setSource] = useObjectUrl();
  const [shown, setShown] = useObjectUrl();
  const [part, setPart] = useState<Blob | null>(null);
  const [message, setMessage] = useState('No picture chosen yet.');
  const show = async (canvas: HTMLCanvasElement) => {
    setSource(null);
    const picture = await toPicture(canvas);
    setPart(picture);
    setShown(picture);
    setMessage(picture ? 'The picture is not saved yet.' : 'This part cannot be read. Choose another one.');
  };
  const save = async () => {
    if (!part) return;
    const { signal } = new AbortController();
    const percent = (share: number) => setMessage(`${Math.round(share * 100)}% uploaded.`);
    try {
      setMessage(await uploader.send(part, { key: crypto.randomUUID(), signal, onProgress: percent }));
    } catch (error) {
      setMessage(toFormError(error).message ?? 'The upload failed. Try again.');
    }
  };
  return (
    <div className="d-flex flex-wrap gap-5 align-items-start">
      <span
        className="d-block overflow-hidden rounded-arch bg-press"
        style={{ inlineSize: 112, blockSize: 120 }}
      >
        {shown && <img className="w-100 h-100 fit-cover" src={shown} alt="Crop preview" />}
      </span>
      <div className="d-grid gap-4">
        <div>
          <label className="btn btn-outline-secondary" htmlFor={id}>
            Choose a profile picture
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={(event) => {
              setSource(event.target.files?.[0] ?? null);
              event.target.value = '';
            }}
          />
        </div>
        <div>
          <button type="button" className="btn btn-primary" disabled={!part} onClick={() => void save()}>
            Save
          </button>
        </div>
        <p className="mb-0" role="status">
          {message}
        </p>
      </div>
      {source && (
        <Suspense fallback={null}>
          <CropDialog
            source={source}
            size={SIZE}
            onClose={() => setSource(null)}
            onCrop={(canvas) => void show(canvas)}
          />
        </Suspense>
      )}
    </div>
  );
}
