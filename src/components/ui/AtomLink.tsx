import IconRss from '~icons/tabler/rss';
import { atomAddress } from '@/lib/navigation/outside-addresses';

export const AtomLink = ({ of }: { of: Parameters<typeof atomAddress>[0] }) => (
  <a className="icon-button" href={atomAddress(of)} aria-label="Atom feed" title="Atom feed">
    <IconRss />
  </a>
);
