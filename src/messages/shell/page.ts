import { shellMessages } from '@/messages/shell';

/**
 * Names of pages, and of their groups in the menu and the breadcrumbs. Routes and the menu hold the English name, which
 * also identifies a group, so the first screen loads no second list of names.
 */
export const pageText = shellMessages('page', { name: (english: string): string => english });
