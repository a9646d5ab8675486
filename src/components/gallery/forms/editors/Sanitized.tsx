import { useId, useState } from 'react';
import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { sanitizeHtml } from '@/lib/browser/sanitize-html';
import { plainDoc } from './sample-docs';
import { EditorSource } from './EditorSource';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const START = `<p>Dear <b>friend</b>, <a href="javascript:alert(1)">press here</a></p>
<img src="x" onerror="alert(2)"><script>alert(3)</script>
<blockquote onclick="alert(4)">Quoted</blockquote>`;

export function Sanitized() {
  const [html, setHtml] = useState(START);
  const text = useRichText({ label: 'Letter', content: plainDoc(''), extensions: fullExtensions });
  const put = (content: Parameters<typeof text.editor.commands.setContent>[0]) =>
    text.editor.commands.setContent(content);
  const id = useId();
  return (
    <div className="d-grid fields-2 gap-3">
      <div>
        <label className="form-label" htmlFor={id}>
          Pasted HTML
        </label>
        <textarea
          id={id}
          className="form-control"
          rows={4}
          dir="ltr"
          spellCheck={false}
          value={html}
          onChange={(event) => setHtml(event.target.value)}
        />
        <div className="d-flex flex-wrap gap-2 mt-2">
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => put(sanitizeHtml(html))}
          >
            Insert as HTML
          </button>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => put(plainDoc(html))}
          >
            Insert as text
          </button>
        </div>
      </div>
      <div>
        <p className="form-label" aria-hidden="true">
          Letter
        </p>
        <RichTextEditor {...text} />
        <EditorSource label="Letter as HTML" editor={text.editor} kind="html" />
      </div>
    </div>
  );
}
