import { useRef } from 'react';
import { PICTURE_TYPES, MAX_PICTURES } from '@contract/post/media';
import type { DraftPost } from '@/lib/storage/draft-types';
import { composerDetailsText } from '@/messages/social/composer-details';
import { ToolbarButton } from './ToolbarButton';

interface Props {
  /** The post the buttons act on. */
  piece: DraftPost;
  scheduled: boolean;
  canContinue: boolean;
  onChange: (part: Partial<DraftPost>) => void;
  onFiles: (files: readonly File[]) => void;
  onSchedule: () => void;
  onContinue: () => void;
}

export function ComposerToolbar({ piece, onChange, ...props }: Props) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        aria-label={composerDetailsText.choosePictures}
        accept={PICTURE_TYPES.join(',')}
        multiple
        onChange={(event) => {
          props.onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <ToolbarButton
        name="picture"
        disabled={piece.pictures.length >= MAX_PICTURES}
        onClick={() => files.current?.click()}
      />
      <ToolbarButton
        name="poll"
        pressed={piece.poll !== null}
        onClick={() => onChange({ poll: piece.poll ? null : { options: ['', ''], minutes: 1440 } })}
      />
      <ToolbarButton
        name="warning"
        pressed={piece.contentWarning !== null}
        onClick={() => onChange({ contentWarning: piece.contentWarning === null ? '' : null })}
      />
      <ToolbarButton name="schedule" pressed={props.scheduled} onClick={props.onSchedule} />
      <ToolbarButton name="thread" disabled={!props.canContinue} onClick={props.onContinue} />
    </>
  );
}
