import type { Database } from '../../platform/database.ts'
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
