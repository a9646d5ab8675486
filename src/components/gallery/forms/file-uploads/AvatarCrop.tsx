import { useEffect, useId, useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';

import { toFormError } from '@/lib/api/form-error';
import { useUploader } from './use-uploader';

/** Side of the cropped square, in pixels. */
const SIDE = 256;

/** Crops the centre square of an image; a `zoom` of 1 keeps all of it. */
async function cropped(picture: Blob, zoom: number): Promise<Blob> {
  const image = await createImageBitmap(picture);
  const side = Math.min(image.width, image.height) / zoom;
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const x = (image.width - side) / 2;
  const y = (image.height - side) / 2;
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  return canvas.convertToBlob({ type: 'image/webp' });
}

export function AvatarCrop() {
  const id = useId();
  const uploader = useUploader();
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [zoom, setZoom] = useState(100);
  const [message, setMessage] = useState('No picture chosen yet.');
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown) : undefined), [shown]);
  const keep = async () => {
    if (!file) return;
    const part = await cropped(file, zoom / 100).catch(() => null);
    if (!part) return setMessage('This picture cannot be read. Choose another one.');
    const { signal } = new AbortController();
    const percent = (share: number) => setMessage(`${Math.round(share * 100)}% uploaded.`);
    try {
      setMessage(await uploader.send(part, { key: crypto.randomUUID(), signal, onProgress: percent }));
    } catch (error) {
      setMessage(toFormError(error).message ?? 'The upload failed. Try again.');
    }
    return undefined;
  };
  return (
    <div className="avatar-crop">
      <span className="avatar-crop-frame">
        {shown && <img src={shown} alt="Crop preview" style={{ transform: `scale(${zoom / 100})` }} />}
      </span>
      <div className="d-grid gap-3">
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
              const chosen = event.target.files?.[0];
              if (!chosen) return;
              setFile(chosen);
              setShown(URL.createObjectURL(chosen));
              setMessage(`${chosen.name} is not saved yet.`);
            }}
          />
        </div>
        <RangeControl label="Zoom" value={zoom} onChange={setZoom} min={100} max={300} step={10} unit="%" />
        <div>
          <button type="button" className="btn btn-primary" disabled={!file} onClick={() => void keep()}>
            Save
          </button>
        </div>
        <p className="mb-0" role="status">
          {message}
        </p>
      </div>
    </div>
  );
}
