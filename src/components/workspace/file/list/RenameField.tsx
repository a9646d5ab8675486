import { useEffect, useRef } from 'react';
import type { FileWithUser } from '@/data/file/schema';
import { isOfComposition } from '@/lib/keys/composition';
import { fileText } from '@/messages/workspace/file';

interface Props {
  file: FileWithUser;
  /** Null when cancelled. */
  onDone: (title: string | null) => void;
}

export function RenameField({ file, onDone }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const dot = file.kind === 'folder' ? -1 : file.title.lastIndexOf('.');
    field.focus();
    field.setSelectionRange(0, dot > 0 ? dot : file.title.length);
  }, [file.kind, file.title]);
  const left = useRef(false);
  const done = (title: string | null) => {
    // Unmounting the field fires blur as well; only the first result counts.
    if (left.current) return;
    left.current = true;
    onDone(title);
  };
  return (
    <input
      ref={ref}
      className="form-control form-control-sm"
      autoComplete="off"
      aria-label={fileText.newNameOf(file.title)}
      defaultValue={file.title}
      maxLength={120}
      onBlur={(event) => done(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isOfComposition(event.nativeEvent)) return;
        if (event.key === 'Enter') done(event.currentTarget.value);
        else if (event.key === 'Escape') done(null);
      }}
    />
  );
}
