import { useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { formText } from '@/messages/ui/form';

interface Props {
  /** Image URL. */
  source: string;
  /** Output size in pixels; also the aspect ratio. */
  size: readonly [width: number, height: number];
  onClose: () => void;
  onCrop: (part: HTMLCanvasElement) => void;
}

/** A portrait must fit with the button below it. */
const CROP_STYLE = { maxHeight: '60vh' };

/** Below 1, so that the first part moves both ways even when the picture has its shape. */
const FIRST_SHARE = 0.9;

/** Centred crop of the aspect ratio, almost as large as the picture. */
function centredCrop(image: HTMLImageElement, aspect: number): PercentCrop {
  const wide = image.naturalWidth / image.naturalHeight / aspect;
  const width = 100 * FIRST_SHARE * Math.min(1, 1 / wide);
  const height = 100 * FIRST_SHARE * Math.min(1, wide);
  return { unit: '%', x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

function drawCrop(
  image: HTMLImageElement,
  crop: PercentCrop,
  [width, height]: Props['size'],
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const { naturalWidth, naturalHeight } = image;
  const part = [
    (crop.x / 100) * naturalWidth,
    (crop.y / 100) * naturalHeight,
    (crop.width / 100) * naturalWidth,
    (crop.height / 100) * naturalHeight,
  ] as const;
  canvas.getContext('2d')?.drawImage(image, ...part, 0, 0, width, height);
  return canvas;
}

export function CropDialog({ source, size, onClose, onCrop }: Props) {
  const [crop, setCrop] = useState<PercentCrop>();
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const aspect = size[0] / size[1];
  return (
    <Dialog
      open
      onClose={onClose}
      title={formText.choosePart}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={crop === undefined}
            onClick={() => {
              if (image.current && crop) onCrop(drawCrop(image.current, crop, size));
            }}
          >
            {formText.takeThisPart}
          </button>
        </DialogFooter>
      }
    >
      {broken ? (
        <p className="invalid-feedback d-block" role="alert">
          {formText.pictureUnreadable}
        </p>
      ) : (
        <ReactCrop
          aspect={aspect}
          keepSelection
          minWidth={40}
          style={CROP_STYLE}
          onChange={(_pixels, next) => setCrop(next)}
          {...(crop ? { crop } : {})}
        >
          <img
            ref={image}
            src={source}
            alt={formText.originalToCrop}
            onLoad={(event) => setCrop(centredCrop(event.currentTarget, aspect))}
            onError={() => setBroken(true)}
          />
        </ReactCrop>
      )}
    </Dialog>
  );
}
