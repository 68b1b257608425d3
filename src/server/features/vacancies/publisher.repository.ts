import { sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import type { Publisher } from './vacancy-publishing.rules.ts'

type Row = {
  id: string
  slug: string
  name: string
  verified: number
  email_verified_at: number | null
  published: number
}

const PUBLISHER = `SELECT c.id, c.slug, c.name, c.verified, a.email_verified_at,
  (SELECT count(*) FROM vacancy v WHERE v.company_id = c.id AND v.published_at IS NOT NULL) AS published
  FROM company c JOIN account a ON a.id = c.account_id WHERE c.id = ?`

/** A company as the one who publishes. */
export async function findPublisher({ $client: d1 }: Database, companyId: string): Promise<Publisher | null> {
  const row = await d1.prepare(PUBLISHER).bind(companyId).first<Row>()
  return (
    row && {
      id: row.id,
      slug: row.slug,
      name: row.name,
      verified: row.verified === 1,
      emailVerified: row.email_verified_at !== null,
      published: row.published,
    }
  )
}

/** Aborts the batch when the company may publish less than when it was read, or its account is closed by now. */
export const demandPublisher = (db: Database, { id, verified }: Publisher): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM company c JOIN account a ON a.id = c.account_id
      WHERE c.id = ${id} AND c.verified >= ${verified ? 1 : 0} AND a.email_verified_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id = a.id))`,
  )
