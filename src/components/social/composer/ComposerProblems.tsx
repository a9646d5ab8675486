interface Props {
  /** Id of the refusal, for the field's description. */
  id: string;
  /** Rejected files. */
  files: readonly string[];
  /** Pictures without a description; 0 before the reminder. */
  missingAlt: number;
  action: 'Post' | 'Reply';
  refusal: string | null;
}

export const ComposerProblems = ({ id, files, missingAlt, action, refusal }: Props) => (
  <>
    <div role="status">
      {files.map((text) => (
        <p key={text} className="composer-error">
          {text}
        </p>
      ))}
      {missingAlt > 0 && (
        <p className="composer-error">
          {missingAlt === 1 ? '1 picture has' : `${missingAlt} pictures have`} no description. Add{' '}
          {missingAlt === 1 ? 'one' : 'them'}, or {action.toLowerCase()} anyway.
        </p>
      )}
    </div>
    {refusal && (
      <p className="composer-error" role="alert" id={id}>
        {refusal}{' '}
        <button type="submit" className="btn btn-link btn-sm">
          Retry
        </button>
      </p>
    )}
  </>
);
