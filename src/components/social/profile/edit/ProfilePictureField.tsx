import { lazy, Suspense, useId, useState } from 'react';
import { commonText } from '@/messages/ui/common';
import { profileEditText } from '@/messages/social/profile-edit';

const CropDialog = lazy(() =>
  import('@/components/kits/form/crop/CropDialog').then(({ CropDialog }) => ({ default: CropDialog })),
);

interface Props {
  label: string;
  url: string | null;
  /** Stored size, in px. */
  size: readonly [width: number, height: number];
  /** Null removes the picture. */
  onChange: (picture: Blob | null) => void;
}

export function ProfilePictureField({ label, url, size, onChange }: Props) {
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [preview, setPreview] = useState(url);
  const apply = (picture: Blob | null) => {
    setPreview(picture && URL.createObjectURL(picture));
    onChange(picture);
  };
  return (
    <div className="row-2 flex-wrap">
      <span className="w-100 fw-semibold" id={id}>
        {label}
      </span>
      <span
        className="picture-field-preview picture-frame rounded-control"
        style={{ aspectRatio: size[0] / size[1] }}
      >
        {preview && <img src={preview} alt="" />}
      </span>
      <label className="btn btn-outline-secondary btn-sm" htmlFor={`${id}f`}>
        {profileEditText.choose}
        <span className="visually-hidden">{profileEditText.pictureSuffix(label)}</span>
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
      {preview && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => apply(null)}>
          {commonText.remove}
          <span className="visually-hidden">{profileEditText.pictureSuffix(label)}</span>
        </button>
      )}
      {source && (
        <Suspense fallback={null}>
          <CropDialog
            source={source}
            size={size}
            onClose={() => setSource(null)}
            onCrop={(cropped) => {
              cropped.toBlob((picture) => picture && apply(picture), 'image/webp', 0.9);
              setSource(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
