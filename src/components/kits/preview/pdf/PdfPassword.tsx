import { useId, useState } from 'react';
import { previewText } from '@/messages/ui/preview';

interface Props {
  isWrong: boolean;
  onEnter: (password: string) => void;
}

/** The password stays in this page: the document is opened here, not on the service. */
export function PdfPassword({ isWrong, onEnter }: Props) {
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <form
      className="pdf-password narrow stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(password);
        setPassword('');
      }}
    >
      <label className="form-label" htmlFor={id}>
        {previewText.documentPassword}
      </label>
      <input
        id={id}
        type="password"
        className={isWrong ? 'form-control is-invalid' : 'form-control'}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="invalid-feedback">
          {previewText.wrongPassword}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={password === ''}>
        {previewText.openDocument}
      </button>
    </form>
  );
}
