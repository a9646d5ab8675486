import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const person = { name: 'Hana Suzuki', url: faceUrl('hana') };

export const cells = [
  ...cellsOf(Avatar, person, { size: ['xs', 'sm', 'md', 'lg'] }),
  { label: 'Initials', node: <Avatar {...person} url={null} /> },
];
