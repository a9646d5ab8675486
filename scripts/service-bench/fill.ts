import type { Client } from 'pg';

export interface Size {
  posts: number;
  members: number;
  /** Average per member. */
  follows: number;
}

/** 1M posts have 100k members and 5M follows; members are never fewer than the largest reader needs. */
export const sizeOf = (posts: number): Size => ({
  posts,
  members: Math.max(6000, Math.round(posts / 10)),
  follows: 50,
});

/** Follows of the readers that the benchmark signs in as, by their place from the end of the members. */
export const READERS = { f5000: 1, f20000: 2, f150: 3, quiet: 4, plain1: 5, plain2: 6, plain3: 7 } as const;
export type Reader = keyof typeof READERS;

const functions = `
CREATE FUNCTION seeded(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
CREATE FUNCTION seeded_id(at timestamptz, kind int, n bigint) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE RETURN
  (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || ':' || n), 1, 3)
   || 'a' || substr(md5(kind || ':' || n), 4, 15))::uuid;
CREATE FUNCTION seeded_word(k int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (ARRAY['ba','co','di','fu','ga','he','ji','ko','la','me','ni','po','ra','se','ti','vo','wa','xe','ya','zu'])[1 + k % 20]
  || (ARRAY['lan','mer','nos','pit','rud','sal','ten','vik','wor','zan'])[1 + k / 20 % 10]
  || (ARRAY['a','e','i','o','u','ar','en','is','on','um','al','et','ik','os','ut','ax','el','ir','or','us'])[1 + k / 200 % 20]
  || CASE WHEN k >= 4000 THEN 's' ELSE '' END;
`;

const dropFunctions = `
DROP FUNCTION seeded_word(int); DROP FUNCTION seeded_id(timestamptz, int, bigint); DROP FUNCTION seeded(bigint, int);`;

/**
 * Posts of 60 days up to now. Authors and followed members are skewed (a few write and are followed a lot), the last
 * tenth of the members is silent. Seeded: the same rows for every fill of one size.
 */
const steps = ({ posts, members, follows }: Size): [string, string][] => [
  [
    'people',
    `CREATE TEMP TABLE person AS SELECT n, seeded_id(now() - interval '400 days' + n * interval '1 second', 0, n) AS id
       FROM generate_series(0, ${members - 1}) AS n;
     CREATE UNIQUE INDEX ON person (n);
     CREATE TEMP TABLE reader AS SELECT * FROM (VALUES
       (${members - READERS.f5000}, 5000, 2.5, 0), (${members - READERS.f20000}, 20000, 1.5, 0),
       (${members - READERS.f150}, 150, 2.5, 0), (${members - READERS.quiet}, 5000, 1, 0.9)) AS r (n, follows, skew, start);
     CREATE TEMP TABLE tie AS
       SELECT DISTINCT f.n AS a, t.n AS b FROM (
         SELECT floor(seeded(k, 1) * ${members})::int AS a, floor(power(seeded(k, 2), 2.5) * ${members})::int AS b
         FROM generate_series(1, ${members * follows}) AS k
         UNION ALL
         SELECT r.n, floor((r.start + (1 - r.start) * power(seeded(k, 3), r.skew)) * ${members})::int
         FROM reader r CROSS JOIN LATERAL generate_series(1, r.follows * 3) AS k) x
       JOIN person f ON f.n = x.a JOIN person t ON t.n = x.b WHERE x.a <> x.b;
     DELETE FROM tie USING (
       SELECT a, b, row_number() OVER (PARTITION BY a ORDER BY seeded(b, 4)) AS place FROM tie JOIN reader r ON r.n = a) x
       JOIN reader r ON r.n = x.a WHERE tie.a = x.a AND tie.b = x.b AND x.place > r.follows;`,
  ],
  [
    'likes and reposts',
    `CREATE TEMP TABLE message AS
       SELECT n, now() - (${posts} - n) * (interval '60 days' / ${posts}) AS at,
         floor(power(seeded(n, 10), 3) * ${Math.floor(members * 0.9)})::int AS author, n % 10 >= 7 AS reply
       FROM generate_series(0, ${posts - 1}) AS n;
     CREATE UNIQUE INDEX ON message (n);
     CREATE TEMP TABLE liked AS SELECT DISTINCT floor(seeded(k, 20) * ${members})::int AS member,
         (floor(power(seeded(k, 21), 3) * ${posts})::bigint * 7919 % ${posts})::int AS post
       FROM generate_series(1, ${posts * 2}) AS k
       UNION SELECT k, ${posts - 20} FROM generate_series(0, ${Math.min(members, 100_000) - 1}) AS k
       UNION SELECT ${members - READERS.f5000}, (seeded(k, 22) * ${posts - 1})::int FROM generate_series(1, 2000) AS k;
     CREATE TEMP TABLE passed AS SELECT DISTINCT ON (member, post) member, post, at FROM (
       SELECT floor(power(seeded(k, 30), 2) * ${members})::int AS member, (k * 10 % ${posts})::int AS post,
         now() - (${posts} - k * 10 % ${posts}) * (interval '60 days' / ${posts}) + seeded(k, 31) * interval '2 days' AS at
       FROM generate_series(1, ${Math.floor(posts / 10)}) AS k
       UNION ALL
       SELECT k, ${posts - 30}, now() - seeded(k, 32) * interval '3 hours'
       FROM generate_series(0, ${Math.min(30_000, Math.floor(members / 2))}) AS k) x
       WHERE at <= now();
     CREATE TEMP TABLE link AS
       SELECT n, CASE WHEN n % 10 = 9 AND n >= ${Math.floor(posts * 0.8)} THEN ${Math.floor(posts * 0.08) * 10 - 10}
         ELSE greatest(0, n - 10 - floor(power(seeded(n, 40), 3) * least(n, 50000))::int) / 10 * 10 END AS parent
       FROM message WHERE reply;
     CREATE UNIQUE INDEX ON link (n);`,
  ],
  [
    'members',
    `INSERT INTO members (id, uid, handle, name, bio, post_count, following_count, follower_count, created_at)
     SELECT p.id, 'bench-' || p.n, seeded_word((p.n * 7) % 8000) || '_' || p.n,
       initcap(seeded_word((p.n * 31) % 8000)) || ' ' || initcap(seeded_word((p.n * 17) % 8000)), 'Writes about '
       || seeded_word(p.n % 8000), coalesce(w.count, 0), coalesce(o.count, 0), coalesce(i.count, 0),
       now() - interval '400 days' + p.n * interval '1 second'
     FROM person p LEFT JOIN (SELECT author, count(*)::int FROM message GROUP BY author) w ON w.author = p.n
     LEFT JOIN (SELECT a, count(*)::int FROM tie GROUP BY a) o ON o.a = p.n
     LEFT JOIN (SELECT b, count(*)::int FROM tie GROUP BY b) i ON i.b = p.n;
     INSERT INTO handles SELECT handle, id FROM members;
     INSERT INTO accounts SELECT uid, id FROM members;`,
  ],
  [
    'follows, blocks, mutes',
    `INSERT INTO follows SELECT a.id, b.id, now() - interval '30 days' FROM tie JOIN person a ON a.n = tie.a
       JOIN person b ON b.n = tie.b;
     INSERT INTO blocks SELECT DISTINCT ON (a.id, b.id) a.id, b.id, now() FROM generate_series(1, ${members}) AS k
       JOIN person a ON a.n = floor(seeded(k, 50) * ${members})::int
       JOIN person b ON b.n = floor(seeded(k, 51) * ${members})::int WHERE a.n <> b.n;
     INSERT INTO mutes SELECT DISTINCT ON (a.id, b.id) a.id, b.id, now() FROM generate_series(1, ${members}) AS k
       JOIN person a ON a.n = floor(seeded(k, 52) * ${members})::int
       JOIN person b ON b.n = floor(seeded(k, 53) * ${members})::int WHERE a.n <> b.n;
     INSERT INTO muted_words (id, member_id, text, plain, whole, created_at)
       SELECT gen_random_uuid(), p.id, w, w, true, now() FROM person p,
         unnest(ARRAY['zutenut', 'yazanik', 'volanax']) AS w WHERE p.n = ${members - READERS.f5000};`,
  ],
  [
    'posts',
    `INSERT INTO posts (id, author_id, text, audience, reply_to, root_id, quote_of, reply_count, like_count, repost_count, created_at)
     SELECT seeded_id(m.at, 1, m.n), p.id, t.text
         || CASE WHEN m.n % 997 = 0 THEN ' lighthouses' WHEN m.n % 1009 = 0 THEN ' Café' WHEN m.n % 1013 = 0
           THEN ' 東京タワーの夜' WHEN m.n % 3 = 0 THEN ' #' || seeded_word(floor(power(seeded(m.n, 60), 3) * 4000)::int) ELSE '' END,
       CASE WHEN m.n % 20 = 13 THEN 'followers' ELSE 'public' END, seeded_id(mp.at, 1, mp.n), seeded_id(mp.at, 1, mp.n),
       CASE WHEN m.n % 100 = 51 THEN (SELECT seeded_id(q.at, 1, q.n) FROM message q WHERE q.n = m.n / 2 / 10 * 10) END,
       coalesce(r.count, 0), coalesce(l.count, 0), coalesce(s.count, 0), m.at
     FROM message m JOIN person p ON p.n = m.author
     JOIN wording t ON t.n = m.n
     LEFT JOIN link k ON k.n = m.n LEFT JOIN message mp ON mp.n = k.parent
     LEFT JOIN (SELECT parent, count(*)::int FROM link GROUP BY parent) r ON r.parent = m.n
     LEFT JOIN (SELECT post, count(*)::int FROM liked GROUP BY post) l ON l.post = m.n
     LEFT JOIN (SELECT post, count(*)::int FROM passed GROUP BY post) s ON s.post = m.n ORDER BY m.n;`,
  ],
  [
    'interactions',
    `CREATE TEMP TABLE written AS SELECT m.n, seeded_id(m.at, 1, m.n) AS id, m.at, m.author FROM message m;
     CREATE UNIQUE INDEX ON written (n);
     INSERT INTO likes SELECT p.id, w.id, least(w.at + interval '1 hour', now()) FROM liked l JOIN person p ON p.n = l.member
       JOIN written w ON w.n = l.post;
     INSERT INTO reposts SELECT seeded_id(x.at, 2, x.member::bigint * 10000000 + x.post), p.id, w.id, x.at FROM passed x
       JOIN person p ON p.n = x.member JOIN written w ON w.n = x.post;
     INSERT INTO reply_ranks (post_id, reply_to, rank)
       SELECT id, reply_to, -like_count FROM posts WHERE reply_to IS NOT NULL AND like_count > 0;
     INSERT INTO bookmarks SELECT DISTINCT ON (p.id, w.id) p.id, w.id, w.at FROM generate_series(1, ${Math.floor(posts / 10)}) AS k
       JOIN person p ON p.n = CASE WHEN k % 50 = 0 THEN ${members - READERS.f5000} ELSE floor(seeded(k, 70) * ${members})::int END
       JOIN written w ON w.n = floor(seeded(k, 71) * ${posts})::int;
     INSERT INTO post_tags (tag, post_id, label, created_at) SELECT lower(t[1]), p.id, t[1], p.created_at
       FROM posts p CROSS JOIN LATERAL regexp_match(p.text, '#(\\w+)') AS t WHERE t IS NOT NULL;
     INSERT INTO media (id, owner_id, content_type, width, height, alt, created_at)
       SELECT seeded_id(w.at, 3, w.n), p.id, 'image/webp', 800, 600, 'A picture', w.at FROM written w
       JOIN person p ON p.n = w.author WHERE w.n % 10 = 4;
     INSERT INTO post_media SELECT w.id, seeded_id(w.at, 3, w.n), 0 FROM written w WHERE w.n % 10 = 4;
     INSERT INTO notifications (id, member_id, kind, actor_id, post_id, group_key, at)
       SELECT gen_random_uuid(), o.id, 'like', p.id, w.id, 'like:' || w.id || ':' || w.at::date,
         least(w.at + seeded(k, 82) * interval '1 day', now()) FROM generate_series(1, ${Math.floor(posts / 2)}) AS k
       JOIN person p ON p.n = floor(seeded(k, 80) * ${members})::int
       JOIN written w ON w.n = CASE WHEN k % 25 = 0 THEN ${posts - 20} - k % 1000 ELSE floor(seeded(k, 81) * ${posts})::int END
       JOIN person o ON o.n = CASE WHEN k % 25 = 0 THEN ${members - READERS.f5000} ELSE w.author END
       ON CONFLICT DO NOTHING;`,
  ],
];

/** A linear congruential generator (Numerical Recipes): 0 to 1, the same sequence for every fill. */
const seededNumbers = (): (() => number) => {
  let state = 17;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const BATCH = 20_000;

/** Texts are made here: the database would take ten times as long. */
async function writeTexts(client: Client, posts: number): Promise<void> {
  const { rows } = await client.query<{ word: string }>(
    'SELECT seeded_word(k) AS word FROM generate_series(0, 7999) AS k ORDER BY k',
  );
  const random = seededNumbers();
  const word = (): string => rows[Math.floor(random() ** 3 * rows.length)]?.word ?? '';
  await client.query('CREATE TEMP TABLE wording (n int PRIMARY KEY, text text NOT NULL)');
  for (let from = 0; from < posts; from += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, posts - from) }, () =>
      Array.from({ length: 6 + Math.floor(random() * 17) }, word).join(' '),
    );
    await client.query(
      'INSERT INTO wording SELECT $1 + n - 1, text FROM unnest($2::text[]) WITH ORDINALITY AS t (text, n)',
      [from, texts],
    );
  }
}

/** Secondary indexes are dropped while rows are inserted; triggers and foreign keys are not checked. */
export async function fill(client: Client, size: Size, onStep: (name: string) => void): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB';
    SET maintenance_work_mem = '512MB'; SET jit = off; SET TIME ZONE 'UTC'`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i WHERE i.schemaname = 'public'
       AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await client.query(functions);
  onStep('texts');
  await writeTexts(client, size.posts);
  for (const [name, text] of steps(size)) {
    onStep(name);
    await client.query(text);
  }
  onStep('indexes');
  for (const { definition } of rows) await client.query(definition);
  await client.query(dropFunctions);
  onStep('statistics');
  await client.query('VACUUM (ANALYZE)');
}
