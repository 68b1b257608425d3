import type { Employer } from '../../../contract/schemas/vacancy.ts'
import type { Database } from '../../platform/database.ts'

type AgencyRow = { name: string; city: string; country: string; verified: number }

/** What a picture shows of an agency; null for one that is not there. */
export async function findAgency(
  db: Database,
  slug: string,
): Promise<Pick<Employer, 'name' | 'city' | 'country' | 'verified'> | null> {
  const row = await db.$client
    .prepare('SELECT name, city, country, verified FROM company WHERE slug = ?')
    .bind(slug)
    .first<AgencyRow>()
  return row && { ...row, verified: row.verified === 1 }
}
