import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import IconAlt from '~icons/tabler/message-2';
import IconPicture from '~icons/tabler/photo-plus';
import { Popover } from '@/components/ui/overlay/Popover';
import { PICTURE_TYPES } from '@/components/kits/editor/extension/picture';
import { editorText } from '@/messages/ui/editor';

interface Props {
  editor: Editor;
  onFiles: (files: Iterable<File>) => void;
}

export function PictureTool({ editor, onFiles }: Props) {
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor }) =>
      editor.isActive('image') ? String(editor.getAttributes('image')['alt'] ?? '') : null,
  });
  return (
    <>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={editorText.addAPicture}
        title={editorText.addAPicture}
        onClick={() => document.getElementById(id)?.click()}
      >
        <IconPicture />
      </button>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        multiple
        hidden
        aria-label={editorText.pictures}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {alt !== null && (
        <Popover
          label={editorText.describeThePicture}
          trigger={<IconAlt />}
          className="icon-button icon-button-sm"
          iconOnly
        >
          {() => (
            <div className="stack-2">
              <input
                className="form-control"
                autoComplete="off"
                aria-label={editorText.whatThePictureShows}
                value={alt}
                onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
              />
            </div>
          )}
        </Popover>
      )}
    </>
  );
}
