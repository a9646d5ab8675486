import { useLocation } from '@tanstack/react-router';
import { LostScene } from '@/components/art/Lost';
import '@/styles/status.scss';
import { BackOrHome } from './BackOrHome';
import { LostHelp } from './LostHelp';

/** "This door leads nowhere": a search for what was meant and the pages whose addresses come closest. */
export function NotFoundPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <section className="nf">
      <LostScene />
      <h1 tabIndex={-1}>This door leads nowhere</h1>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a slip in it.
      </p>
      <LostHelp address={pathname} />
      <BackOrHome />
    </section>
  );
}
