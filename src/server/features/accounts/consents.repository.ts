import { sql } from 'drizzle-orm'
import type { ConsentKind } from '#src/contract/rights.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

type Row = { id: string; accountId: string; kind: ConsentKind; given: boolean; createdAt: number }

/** With the version as the person could read it: the language and the day of the page's text, English where it has no other. */
export const insertConsent = (
  db: Database,
  { id, accountId, kind, given, createdAt }: Row,
  language: string,
): Statement =>
  db.run(sql`INSERT INTO consent_event (id, account_id, kind, version, given, created_at)
    SELECT ${id}, ${accountId}, ${kind}, coalesce((SELECT t.language || ' ' || date(t.updated_at / 1000, 'unixepoch')
      FROM page p JOIN page_text t ON t.page_id = p.id AND t.language IN (${language}, 'en')
      WHERE p.slug = ${kind === 'source' ? 'cookies' : kind} ORDER BY t.language = 'en' LIMIT 1), 'none'),
      ${given ? 1 : 0}, ${createdAt}`)

export type ConsentRow = { kind: ConsentKind; version: string; given: number; created_at: number }

const CONSENTS =
  'SELECT kind, version, given, created_at FROM consent_event WHERE account_id = ? ORDER BY created_at, id'

export const findConsents = async ({ $client: d1 }: Database, accountId: string): Promise<ConsentRow[]> =>
  (await d1.prepare(CONSENTS).bind(accountId).all<ConsentRow>()).results

/** How the person came here is forgotten, and who invited them with it. */
export const forgetSource = (db: Database, accountId: string): Statement[] => [
  db.run(sql`UPDATE account SET attribution = NULL, referred_by = NULL WHERE id = ${accountId}`),
  db.run(sql`DELETE FROM referral WHERE account_id = ${accountId}`),
]
