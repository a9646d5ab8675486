import type { ReactNode } from 'react';
import { DocView } from '@/components/kits/editor/RichTextView';
import type { Mail } from '@/data/email/collection';
import { textParts } from '@/lib/text/parse-text';

/** What was written, as text and known elements: nothing in a message becomes markup. */
export const MailBody = ({ mail }: { mail: Mail }) => (
  <div className="mail-text rt-prose">
    <DocView
      doc={mail.doc}
      instead={mail.text.split(/\n{2,}/u).map((paragraph, at) => (
        <p key={at} dir="auto">
          {linked(paragraph)}
        </p>
      ))}
    />
  </div>
);

const linked = (text: string): ReactNode =>
  textParts(text).map((part, at) =>
    part.kind === 'link' ? (
      <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
