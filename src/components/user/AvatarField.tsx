import { useId, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Dialog } from '@/components/ui/Dialog';
import { Face } from '@/components/ui/Face';

interface Props {
  name: string;
  url: string;
  onChange: (url: string) => void;
}

const SIDE = 256;
const START: PercentCrop = { unit: '%', x: 20, y: 20, width: 60, height: 60 };

/** The chosen square of a picture as a small WebP in a data address. */
function cut(image: HTMLImageElement, crop: PercentCrop): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const { naturalWidth: width, naturalHeight: height } = image;
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      (crop.x / 100) * width,
      (crop.y / 100) * height,
      (crop.width / 100) * width,
      (crop.height / 100) * height,
      0,
      0,
      SIDE,
      SIDE,
    );
  return canvas.toDataURL('image/webp', 0.86);
}

/** A face, replaced by a picture of which one chooses the square. */
export function AvatarField({ name, url, onChange }: Props) {
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [crop, setCrop] = useState<PercentCrop>(START);
  const image = useRef<HTMLImageElement>(null);
  const close = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
  };
  return (
    <div className="user-avatar">
      <Face name={name} url={url} size="lg" />
      <label className="btn btn-outline-secondary" htmlFor={id}>
        Choose a picture
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) setSource(URL.createObjectURL(file));
          event.target.value = '';
        }}
      />
      <Dialog
        open={source !== null}
        onClose={close}
        size="md"
        title="Choose the part to show"
        footer={
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              if (image.current) onChange(cut(image.current, crop));
              close();
            }}
          >
            Use this part
          </button>
        }
      >
        {source && (
          <ReactCrop
            crop={crop}
            aspect={1}
            keepSelection
            minWidth={40}
            onChange={(_pixels, next) => setCrop(next)}
          >
            <img ref={image} src={source} alt="To be cropped" />
          </ReactCrop>
        )}
      </Dialog>
    </div>
  );
}
