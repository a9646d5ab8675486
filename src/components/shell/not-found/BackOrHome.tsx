import { Link, useRouter } from '@tanstack/react-router';
import IconBack from '~icons/tabler/arrow-left';
import IconHome from '~icons/tabler/home';
import { notFoundText } from '@/messages/shell/not-found';

export function BackOrHome() {
  const router = useRouter();
  // A tab opened on this page has no history to go back to.
  const goBack = () =>
    router.history.length > 1 ? router.history.back() : void router.navigate({ to: '/' });
  return (
    <div className="row-6 mt-5 fw-semibold">
      <button type="button" className="btn btn-quiet" onClick={goBack}>
        <IconBack />
        {notFoundText.goBack}
      </button>
      <Link to="/" className="btn btn-quiet">
        <IconHome />
        {notFoundText.feed}
      </Link>
    </div>
  );
}
