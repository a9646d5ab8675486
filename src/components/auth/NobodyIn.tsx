import { Link } from '@tanstack/react-router';
import { Notice } from './Notice';

/** Nothing to lock: nobody is signed in on this device. */
export const NobodyIn = () => (
  <>
    <Notice look="problem" title="Nobody is signed in">
      <p>There is nothing to lock on this device.</p>
    </Notice>
    <Link to="/auth/login" className="btn btn-primary btn-lg w-100">
      Sign in
    </Link>
  </>
);
