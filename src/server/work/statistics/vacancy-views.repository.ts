import { and, between, eq, lt, sql } from 'drizzle-orm'
import type { DaySpan } from '#src/domain/statistics/periods.ts'
import type { ViewSource } from '#src/domain/statistics/view-sources.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Scope } from './statistics.repository.ts'
import { vacancyViewTable as view } from './statistics.tables.ts'

type Viewed = { vacancyId: string; day: number; source: ViewSource; byCompany: string | null }

/** Adds one view of a public vacancy; none if the reader acts for its company. */
export const addView = (db: Database, { vacancyId, day, source, byCompany }: Viewed) =>
  db.run(sql`INSERT INTO vacancy_view (company_id, day, vacancy_id, source, views)
    SELECT company_id, ${day}, id, ${source}, 1 FROM vacancy
    WHERE id = ${vacancyId} AND status = 'published' AND company_id IS NOT ${byCompany}
    ON CONFLICT (company_id, day, vacancy_id, source) DO UPDATE SET views = views + 1`)

/** Views of each day, by kind of source. */
export const countViewsByDay = (db: Database, { companyId, vacancyId }: Scope, { from, to }: DaySpan) =>
  db
    .select({ day: view.day, source: view.source, views: sql<number>`sum(${view.views})` })
    .from(view)
    .where(
      and(
        eq(view.companyId, companyId),
        vacancyId === undefined ? undefined : eq(view.vacancyId, vacancyId),
        between(view.day, from, to),
      ),
    )
    .groupBy(view.day, view.source)

/** @param before days since 1970-01-01 */
export const deleteOldViews = (db: Database, before: number) => db.delete(view).where(lt(view.day, before))
