/** How far a project has come. Apart from the entity, because addresses are checked before any page is loaded. */
export const projectStatuses = ['Planned', 'In progress', 'On hold', 'Finished'] as const;
