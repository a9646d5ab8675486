import { Link, useLocation } from '@tanstack/react-router';

export function JoinCard() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <aside className="card join-card" aria-labelledby="join">
      <h2 id="join">New to Plaza?</h2>
      <p>The town square in a tab: short posts from your neighbours, without ads.</p>
      <Link to="/auth/register" className="btn btn-primary">
        Create account
      </Link>
      <Link to="/auth/login" search={{ redirect: here }} className="btn btn-outline-secondary">
        Sign in
      </Link>
    </aside>
  );
}
