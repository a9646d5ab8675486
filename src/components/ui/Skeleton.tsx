interface Props {
  /** What is being loaded, for those who cannot see it: "Loading posts". */
  label: string;
  rows?: number;
  /** With the arch of a face before each row. */
  faces?: boolean;
}

/** Rows of the real shape while data is on its way. */
export const Skeleton = ({ label, rows = 4, faces = false }: Props) => (
  <div role="status" aria-busy="true" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <div className={faces ? 'skel' : 'skel skel-w'} key={row}>
        {faces && <i className="sk sk-f" />}
        <div>
          <i className="sk w-50" />
          <i className="sk w-100" />
          <i className="sk w-75" />
        </div>
      </div>
    ))}
  </div>
);
