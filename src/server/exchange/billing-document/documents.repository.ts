import { and, asc, desc, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm'
import type { DocumentKind } from '#src/domain/billing-document/document-kinds.ts'
import { isHolderOf, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type DocumentRow, billingDocumentTable as document } from './billing-document.tables.ts'

export const findDocument = (db: Database, number: string): Promise<DocumentRow | undefined> =>
  db.select().from(document).where(eq(document.number, number)).get()

/** The document of an owner; nothing of a document of others is read. */
export const findOwnDocument = async (db: Database, owner: Owner, number: string): Promise<DocumentRow | undefined> =>
  db
    .select(getTableColumns(document))
    .from(document)
    .innerJoin(ledgerHolderTable, eq(ledgerHolderTable.id, document.holderId))
    .where(and(eq(document.number, number), isHolderOf(owner)))
    .get()

export const findDocumentById = (db: Database, id: string): Promise<DocumentRow | undefined> =>
  db.select().from(document).where(eq(document.id, id)).get()

export const findDocumentByCause = (db: Database, cause: string): Promise<DocumentRow | undefined> =>
  db.select().from(document).where(eq(document.cause, cause)).get()

/** The documents of an order, in the order in which they were issued. */
export const findDocumentsOfOrder = (db: Database, orderId: string): Promise<DocumentRow[]> =>
  db.select().from(document).where(eq(document.orderId, orderId)).orderBy(asc(document.issuedAt), asc(document.number))

type Filter = { kind?: DocumentKind | undefined; year?: number | undefined }

const isListed = (holderId: string, { kind, year }: Filter) =>
  and(
    eq(document.holderId, holderId),
    kind === undefined ? undefined : eq(document.kind, kind),
    year === undefined ? undefined : eq(document.year, year),
  )

/** A page of the documents of a holder, the newest first. */
export const listDocuments = (
  db: Database,
  holderId: string,
  filter: Filter,
  page: { limit: number; offset: number },
) =>
  db
    .select()
    .from(document)
    .where(isListed(holderId, filter))
    .orderBy(desc(document.issuedAt), desc(document.number))
    .limit(page.limit)
    .offset(page.offset)

export const countDocuments = (db: Database, holderId: string, filter: Filter): Promise<number> =>
  db.$count(document, isListed(holderId, filter))

/** The years in which a holder has documents, the latest first. */
export async function findYears(db: Database, holderId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: document.year })
    .from(document)
    .where(eq(document.holderId, holderId))
    .orderBy(desc(document.year))
  return rows.map(({ year }) => year)
}

/** Empties whom documents of earlier years are addressed to. */
export const emptyBuyers = (db: Database, before: number): Statement =>
  db
    .update(document)
    .set({ buyer: null })
    .where(and(lt(document.year, before), isNotNull(document.buyer)))
