import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { Toolbar } from '@/components/kits/editor/toolbar/Toolbar';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { announcement } from './sample-docs';
import { EditorSource } from './EditorSource';

const KINDS = ['html', 'json'] as const;
const NAMES = { html: 'HTML', json: 'JSON' };
const groups = [['bold', 'italic', 'bulletList', 'blockquote', 'codeBlock']] as const;

export function Output() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('html');
  const text = useRichText({ label: 'Announcement', content: announcement, extensions: fullExtensions });
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Stored as" options={KINDS} names={NAMES} value={kind} onChange={setKind} />
      </OptionBar>
      <RichTextEditor {...text} head={<Toolbar editor={text.editor} groups={groups} />} />
      <EditorSource label="Output" editor={text.editor} kind={kind} />
    </>
  );
}
