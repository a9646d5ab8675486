import { useId, useState } from 'react';
import { CropDialog } from '@/components/kits/form/crop/CropDialog';
import { Avatar } from '@/components/ui/Avatar';
import { userText } from '@/messages/workspace/user';

interface Props {
  name: string;
  url: string;
  onChange: (url: string) => void;
}

const SIZE = [256, 256] as const;

export function AvatarField({ name, url, onChange }: Props) {
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const close = () => {
    if (source) URL.revokeObjectURL(source);
    setSource(null);
  };
  return (
    <div className="full-row row-4">
      <Avatar name={name} url={url} size="lg" />
      <label className="btn btn-outline-secondary" htmlFor={id}>
        {userText.chooseAPicture}
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
      {source && (
        <CropDialog
          source={source}
          size={SIZE}
          onClose={close}
          onCrop={(part) => {
            onChange(part.toDataURL('image/webp', 0.86));
            close();
          }}
        />
      )}
    </div>
  );
}
