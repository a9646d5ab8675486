import { useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { fullKit } from '@/components/editor/extensions';
import { RichText } from '@/components/editor/RichText';
import { Toolbar } from '@/components/editor/Toolbar';
import { useRichText } from '@/components/editor/use-rich-text';
import { announcement } from './sample-doc';
import { Source } from './Source';

const KINDS = ['html', 'json'] as const;
const NAMES = { html: 'HTML', json: 'JSON' };
const groups = [['bold', 'italic', 'bulletList', 'blockquote', 'codeBlock']] as const;

/** The text as it would be kept, while it is written. */
export function Output() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('html');
  const text = useRichText({ label: 'Announcement', content: announcement, extensions: fullKit });
  return (
    <>
      <Controls>
        <Choice label="Kept as" options={KINDS} names={NAMES} value={kind} onChange={setKind} />
      </Controls>
      <RichText {...text} head={<Toolbar editor={text.editor} groups={groups} />} />
      <Source label="Output" editor={text.editor} kind={kind} />
    </>
  );
}
