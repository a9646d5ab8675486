import IconRss from '~icons/tabler/rss';
import { atomAddress } from '@/lib/navigation/outside-addresses';
import { partText } from '@/messages/ui/part';

export const AtomLink = ({ of }: { of: Parameters<typeof atomAddress>[0] }) => (
  <a className="icon-button" href={atomAddress(of)} aria-label={partText.atomFeed} title={partText.atomFeed}>
    <IconRss />
  </a>
);
