import { Fragment } from 'react';

/** A key or a chord, drawn as keys: "Ctrl Enter". */
export const Kbd = ({ keys }: { keys: string }) => (
  <>
    {keys.split(' ').map((key, at) => (
      <Fragment key={key}>
        {at > 0 && ' '}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </>
);
