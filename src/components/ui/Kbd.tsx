import { Fragment } from 'react';

/** Splits a chord into keys: "Ctrl Enter". */
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
