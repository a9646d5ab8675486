import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { PictureTool } from '@/components/kits/editor/toolbar/PictureTool';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { Toolbar } from '@/components/kits/editor/toolbar/Toolbar';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { album } from './sample-docs';

const groups = [['bold', 'italic']] as const;

export function Pictures() {
  const text = useRichText({ label: 'Album', content: album, extensions: fullExtensions, pictures: true });
  const { editor, insertFiles } = text;
  const choose = <PictureTool editor={editor} onFiles={insertFiles} />;
  return <RichTextEditor {...text} head={<Toolbar editor={editor} groups={groups} after={choose} />} />;
}
