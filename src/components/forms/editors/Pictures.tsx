import { fullKit } from '@/components/editor/extensions';
import { PictureTool } from '@/components/editor/PictureTool';
import { RichText } from '@/components/editor/RichText';
import { Toolbar } from '@/components/editor/Toolbar';
import { useRichText } from '@/components/editor/use-rich-text';
import { album } from './sample-doc';

const groups = [['bold', 'italic']] as const;

/** From the clipboard, by drop or by choice: PNG, JPEG, GIF or WebP up to 2 MB, kept in the text itself. */
export function Pictures() {
  const text = useRichText({ label: 'Album', content: album, extensions: fullKit, pictures: true });
  const { editor, putFiles } = text;
  const choose = <PictureTool editor={editor} onFiles={putFiles} />;
  return <RichText {...text} head={<Toolbar editor={editor} groups={groups} after={choose} />} />;
}
