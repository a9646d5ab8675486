import { Link, useRouter } from '@tanstack/react-router';
import IconBack from '~icons/tabler/arrow-left';
import IconHome from '~icons/tabler/home';

/** The two ways out of a page that leads nowhere. */
export function BackOrHome() {
  const router = useRouter();
  // A tab that was opened on this page has nothing behind it.
  const goBack = () =>
    router.history.length > 1 ? router.history.back() : void router.navigate({ to: '/' });
  return (
    <div className="nf-b">
      <button type="button" className="btn btn-quiet" onClick={goBack}>
        <IconBack />
        Go back
      </button>
      <Link to="/" className="btn btn-quiet">
        <IconHome />
        Feed
      </Link>
    </div>
  );
}
