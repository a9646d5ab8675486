const fill = (table: string): string => `
  UPDATE ${table} t SET conversation_id = x.conversation_id FROM messages x
  WHERE x.id = t.message_id AND t.ctid IN (
    SELECT p.ctid FROM ${table} p WHERE p.message_id IS NOT NULL AND p.conversation_id IS NULL
    ORDER BY p.conversation_id LIMIT 2000)
  RETURNING 1`;

export const filledConversations = `
WITH media AS (${fill('message_media')}), reactions AS (${fill('message_reactions')}),
  reports AS (${fill('reports')}), decisions AS (${fill('decisions')})
SELECT 1 FROM media UNION ALL SELECT 1 FROM reactions UNION ALL SELECT 1 FROM reports UNION ALL SELECT 1 FROM decisions
`;
