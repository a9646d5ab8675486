import { lazy, Suspense, useId, useState } from 'react';

const CropDialog = lazy(() =>
  import('@/components/kits/form/crop/CropDialog').then(({ CropDialog }) => ({ default: CropDialog })),
);

interface Props {
  /** "Face" or "Banner". */
  label: string;
  /** What stands now. */
  url: string | null;
  /** Pixels in which it is kept. */
  size: readonly [width: number, height: number];
  /** The picture that is to stand there; null for none. */
  onChange: (picture: Blob | null) => void;
}

/** A picture of the own page: chosen, cropped to its shape, or taken away. */
export function ProfilePictureField({ label, url, size, onChange }: Props) {
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [shown, setShown] = useState(url);
  const put = (picture: Blob | null) => {
    setShown(picture && URL.createObjectURL(picture));
    onChange(picture);
  };
  return (
    <div className="picture-field">
      <span className="picture-field-label" id={id}>
        {label}
      </span>
      <span className="picture-field-preview" style={{ aspectRatio: size[0] / size[1] }}>
        {shown && <img src={shown} alt="" />}
      </span>
      <label className="btn btn-outline-secondary btn-sm" htmlFor={`${id}f`}>
        Choose
        <span className="visually-hidden"> a picture: {label}</span>
      </label>
      <input
        id={`${id}f`}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) setSource(URL.createObjectURL(file));
          event.target.value = '';
        }}
      />
      {shown && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => put(null)}>
          Remove
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
      {source && (
        <Suspense fallback={null}>
          <CropDialog
            source={source}
            size={size}
            onClose={() => setSource(null)}
            onCrop={(part) => {
              part.toBlob((picture) => picture && put(picture), 'image/webp', 0.9);
              setSource(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
