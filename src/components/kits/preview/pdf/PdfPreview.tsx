import { useEffect, useState } from 'react';
import { commonText } from '@/messages/ui/common';
import { previewText } from '@/messages/ui/preview';
import { openPdf, type PdfState } from './open-pdf';
import { PdfPages } from './PdfPages';
import { PdfPassword } from './PdfPassword';
import './pdf.scss';

interface Props {
  source: Blob | string;
  title: string;
}

export function PdfPreview(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <PdfDocument key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function PdfDocument({ source, title, onRetry }: Props & { onRetry: () => void }) {
  const [state, setState] = useState<PdfState>({ is: 'loading' });
  useEffect(() => openPdf(source, setState), [source]);
  return (
    <div className="pdf w-100 h-100 stack-2">
      {state.is === 'loading' && <p role="status">{commonText.loading}</p>}
      {state.is === 'failed' && (
        <div className="pdf-failed" role="alert">
          <p>{state.text}</p>
          <button type="button" className="btn btn-quiet btn-sm" onClick={onRetry}>
            {previewText.retry}
          </button>
        </div>
      )}
      {state.is === 'locked' && <PdfPassword isWrong={state.isWrong} onEnter={state.enter} />}
      {state.is === 'open' && <PdfPages pdf={state.pdf} size={state.size} title={title} />}
    </div>
  );
}
