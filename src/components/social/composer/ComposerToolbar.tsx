import { useRef } from 'react';
import { PICTURE_TYPES, PICTURES } from '@contract/media';
import type { DraftPiece } from '@/lib/storage/draft';
import { Tool } from './ToolbarButton';

interface Props {
  /** The post the buttons act on. */
  piece: DraftPiece;
  scheduled: boolean;
  canContinue: boolean;
  onChange: (part: Partial<DraftPiece>) => void;
  onFiles: (files: readonly File[]) => void;
  onSchedule: () => void;
  onContinue: () => void;
}

/** What can be added to the post that is being written. */
export function ComposerTools({ piece, onChange, ...props }: Props) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        aria-label="Choose pictures"
        accept={PICTURE_TYPES.join(',')}
        multiple
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Tool
        name="picture"
        disabled={piece.pictures.length >= PICTURES}
        onClick={() => files.current?.click()}
      />
      <Tool
        name="poll"
        pressed={piece.poll !== null}
        onClick={() => onChange({ poll: piece.poll ? null : { options: ['', ''], minutes: 1440 } })}
      />
      <Tool
        name="warning"
        pressed={piece.contentWarning !== null}
        onClick={() => onChange({ contentWarning: piece.contentWarning === null ? '' : null })}
      />
      <Tool name="schedule" pressed={props.scheduled} onClick={props.onSchedule} />
      <Tool name="thread" disabled={!props.canContinue} onClick={props.onContinue} />
    </>
  );
}
