import { Link, useLocation, useRouter } from '@tanstack/react-router';
import IconBack from '~icons/tabler/arrow-left';
import IconHome from '~icons/tabler/home';
import { LostScene } from '@/components/art/Lost';
import '@/styles/status.scss';
import { LostHelp } from './LostHelp';

/** "This door leads nowhere": a search for what was meant and the pages whose addresses come closest. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const router = useRouter();
  return (
    <section className="nf">
      <LostScene />
      <h1 tabIndex={-1}>This door leads nowhere</h1>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a slip in it.
      </p>
      <LostHelp address={pathname} />
      <div className="nf-b">
        <button type="button" className="btn btn-quiet" onClick={() => router.history.back()}>
          <IconBack />
          Go back
        </button>
        <Link to="/" className="btn btn-quiet">
          <IconHome />
          Feed
        </Link>
      </div>
    </section>
  );
}
