import { and, eq } from 'drizzle-orm'
import type { CopyField, ReportKind } from '#src/contract/report/report.ts'
import type { ReportCopy } from '#src/contract/report/schemas.ts'
import { articleTextTable } from '#src/server/exchange/article/article.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { crewCardTable } from '#src/server/work/crew/crew.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

type Values = Partial<Record<CopyField, string | null>>
type Reader = (db: Database, id: string) => Promise<Values | undefined>

async function readVacancy(db: Database, id: string): Promise<Values | undefined> {
  const row = await db
    .select({ vacancy: vacancyTable, company: organisationTable.name })
    .from(vacancyTable)
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .where(eq(vacancyTable.id, id))
    .get()
  if (!row) return undefined
  const { vacancy, company } = row
  return {
    name: company,
    rank: vacancy.rank,
    vessel: vacancy.vesselType,
    // The reporter gets the copy with a data export, so it contains no hidden ship.
    ship: vacancy.vesselName,
    imo: vacancy.shipHidden ? null : vacancy.imo,
    flag: vacancy.flag,
    pay: `${vacancy.payMin} ${vacancy.payMax} ${vacancy.payCurrency} ${vacancy.payPeriod}`,
    joining: `${vacancy.joinFrom} ${vacancy.joinTo}`,
    port: vacancy.portName,
    text: vacancy.text,
  }
}

async function readCompany(db: Database, id: string): Promise<Values | undefined> {
  const row = await db.select().from(organisationTable).where(eq(organisationTable.id, id)).get()
  return (
    row && {
      name: row.name,
      licence: [row.licenceNumber, row.licenceIssuer, row.licenceExpires].filter(Boolean).join(', '),
      website: row.website,
    }
  )
}

const READERS: Record<ReportKind, Reader | undefined> = {
  vacancy: readVacancy,
  company: readCompany,
  seaman: (db, id) =>
    db
      .select({ name: crewCardTable.maskedName, rank: crewCardTable.rank })
      .from(crewCardTable)
      .where(eq(crewCardTable.publicId, id))
      .get(),
  article: (db, id) =>
    db
      .select({ name: articleTextTable.title, text: articleTextTable.body })
      .from(articleTextTable)
      .where(and(eq(articleTextTable.articleId, id), eq(articleTextTable.language, 'en')))
      .get(),
  // Messages never change, so an admin reads the originals up to the report.
  thread: undefined,
}

/** Returns the public facts of an object as they are now; empty for conversations. */
export async function readCopy(
  db: Database,
  { kind, targetId }: { kind: ReportKind; targetId: string },
): Promise<ReportCopy> {
  const values = (await READERS[kind]?.(db, targetId)) ?? {}
  return Object.entries(values).flatMap(([field, value]) => (value ? [{ field: field as CopyField, value }] : []))
}
