import type { SpaceRole } from '@contract/space/space';

export const roleNames: Record<SpaceRole, string> = { owner: 'Owner', editor: 'Editor', reader: 'Reader' };
