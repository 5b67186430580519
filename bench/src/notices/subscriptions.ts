import { createECDH, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Devices that want the goals of a match. They share one key, which costs as much to encrypt for as many. */
export async function addSubscriptions(
  ownerUrl: string,
  matchId: number,
  count: number,
): Promise<void> {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `WITH added AS (
         INSERT INTO push_subscriptions (endpoint_hash, endpoint, p256dh, auth, kinds, language)
         SELECT sha256(endpoint::bytea), endpoint, $1, $2, '{goal}', 'hr'
         FROM generate_series(1, $4::integer) AS n,
              LATERAL (SELECT 'https://fcm.googleapis.com/fcm/send/' || n AS endpoint) AS named
         RETURNING id)
       INSERT INTO push_topics (kind, topic_id, subscription_id) SELECT 'match', $3, id FROM added`,
      [key.getPublicKey('base64url'), randomBytes(16).toString('base64url'), matchId, count],
    );
    await client.query('VACUUM ANALYZE push_subscriptions, push_topics');
  } finally {
    await client.end();
  }
}
