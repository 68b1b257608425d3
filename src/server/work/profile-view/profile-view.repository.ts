import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { cvShareTable, cvShareViewTable } from '../share/share.tables.ts'
import { type ProfileViewRow, profileViewTable, viewLogTable } from './profile-view.tables.ts'

// The condition uses this alias.
const company = alias(organisationTable, 'c')

/** One line per viewer and day; none if the seafarer is gone. */
export const saveView = (db: Database, row: ProfileViewRow) =>
  db.run(sql`INSERT INTO profile_view (id, seaman_id, day, viewer, kind, company_id, member_role, card_at, cv_at, seen_at)
    SELECT ${row.id}, id, ${row.day}, ${row.viewer}, ${row.kind}, (SELECT id FROM company WHERE id = ${row.companyId}), ${row.memberRole},
      ${row.cardAt}, ${row.cvAt}, ${row.seenAt} FROM seaman WHERE id = ${row.seamanId}
    ON CONFLICT (seaman_id, day, viewer) DO UPDATE SET looks = looks + 1, seen_at = excluded.seen_at, member_role = excluded.member_role,
      card_at = coalesce(excluded.card_at, card_at), cv_at = coalesce(excluded.cv_at, cv_at)`)

/** Instants: `from` inclusive, `until` exclusive. */
export type Span = { from: number; until: number }

/** Latest first. */
export const listViews = (db: Database, seamanId: string, { from, until }: Span, limit: number) =>
  db
    .select({
      view: profileViewTable,
      company: {
        name: company.name,
        country: company.country,
        slug: company.slug,
        isListed: sql<number>`${sql.raw(IS_LISTED)}`,
      },
    })
    .from(profileViewTable)
    .leftJoin(company, eq(company.id, profileViewTable.companyId))
    .where(
      and(
        eq(profileViewTable.seamanId, seamanId),
        gte(profileViewTable.seenAt, from),
        lt(profileViewTable.seenAt, until),
      ),
    )
    .orderBy(desc(profileViewTable.seenAt))
    .limit(limit)

/** Views of existing links; each keeps its last times. */
export const listLinkViews = (db: Database, seamanId: string, { from, until }: Span) =>
  db
    .select({ shareId: cvShareTable.id, label: cvShareTable.label, seenAt: cvShareViewTable.seenAt })
    .from(cvShareViewTable)
    .innerJoin(cvShareTable, eq(cvShareTable.id, cvShareViewTable.shareId))
    .where(
      and(eq(cvShareTable.seamanId, seamanId), gte(cvShareViewTable.seenAt, from), lt(cvShareViewTable.seenAt, until)),
    )
    .orderBy(desc(cvShareViewTable.seenAt))

/** Since when lines of a seafarer may exist: their registration, or the start of recording; `now` if it is about to start. */
export async function findStart(db: Database, seamanId: string, now: number): Promise<number | undefined> {
  const [seaman, log] = await Promise.all([
    db.select({ at: seamanTable.createdAt }).from(seamanTable).where(eq(seamanTable.id, seamanId)).get(),
    db.select({ at: viewLogTable.startedAt }).from(viewLogTable).get(),
  ])
  return seaman && Math.max(seaman.at, log?.at ?? now)
}

/** Written once. */
export const noteStart = (db: Database, startedAt: number) =>
  db.insert(viewLogTable).values({ id: 1, startedAt }).onConflictDoNothing()

export const deleteOldViews = (db: Database, before: string) =>
  db.delete(profileViewTable).where(lt(profileViewTable.day, before))
