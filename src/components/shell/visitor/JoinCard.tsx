import { Link, useLocation } from '@tanstack/react-router';
import { visitorText } from '@/messages/shell/visitor';

export function JoinCard() {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <aside className="card join-card feed-width gap-3 p-5" aria-labelledby="join">
      <h2 id="join">{visitorText.newToPlaza}</h2>
      <p className="text-ink-2">{visitorText.joinText}</p>
      <Link to="/auth/register" className="btn btn-primary">
        {visitorText.createAccount}
      </Link>
      <Link to="/auth/login" search={{ redirect: here }} className="btn btn-outline-secondary">
        {visitorText.signIn}
      </Link>
    </aside>
  );
}
