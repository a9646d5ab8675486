import { Image } from '@tiptap/extension-image';
import type { Editor } from '@tiptap/react';
import { formatFileSize } from '@/lib/files/file-size';
import { editorText } from '@/messages/ui/editor';
import { isSafePictureSrc } from './safe-picture-src';

const KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
export const PICTURE_TYPES = KINDS.join(',');
const MAX_BYTES = 2_000_000;

export const PictureExtension = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isSafePictureSrc(element.getAttribute('src')) ? null : false),
    },
  ],
}).configure({ allowBase64: true });

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error(editorText.fileUnreadable)));
    reader.readAsDataURL(file);
  });

/** Inserts an image file at the caret. Throws an Error with a displayable message. */
export async function insertPicture(editor: Editor, file: File): Promise<void> {
  if (!KINDS.includes(file.type)) throw new Error(editorText.wrongPictureType(file.name));
  if (file.size > MAX_BYTES)
    throw new Error(
      editorText.pictureTooLarge(file.name, formatFileSize(file.size), formatFileSize(MAX_BYTES)),
    );
  const alt = file.name.replace(/\.\w+$/, '');
  editor.commands.insertContent({ type: 'image', attrs: { src: await dataUrl(file), alt } });
}
