import { DOCUMENTS } from '#src/contract/billing-document/list.ts'
import type { BillingDocument, Documents, ListedDocument } from '#src/contract/billing-document/schemas.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { DocumentRow } from './billing-document.tables.ts'
import { countDocuments, findDocument, findOwnDocument, findYears, listDocuments } from './documents.repository.ts'

export const describeDocument = ({ number, kind, currency, total, issuedAt }: DocumentRow): ListedDocument => ({
  ...{ number, kind, issuedAt },
  total: { currency, minor: total },
})

const toDocument = (row: DocumentRow): BillingDocument => {
  const { buyer, record } = row
  return { ...describeDocument(row), buyer, record }
}

/** Returns a page of the documents of an owner. */
export async function getDocuments(
  { db }: Needs<'db'>,
  owner: Owner,
  { kind, year, page }: ListQuery<typeof DOCUMENTS>,
): Promise<Documents> {
  const { pageSize } = DOCUMENTS
  const holderId = await findHolderId(db, owner)
  if (!holderId) return { items: [], total: 0, page, pageSize, years: [] }
  const [rows, total, years] = await Promise.all([
    listDocuments(db, holderId, { kind, year }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countDocuments(db, holderId, { kind, year }),
    findYears(db, holderId),
  ])
  return { items: rows.map(describeDocument), total, page, pageSize, years }
}

/** Returns a document of an owner. Throws `not-found`, also for a document of others. */
export async function getDocument({ db }: Needs<'db'>, owner: Owner, number: string): Promise<BillingDocument> {
  const row = await findOwnDocument(db, owner, number)
  if (!row) throw new Failure('not-found')
  return toDocument(row)
}

/** The same for admins. */
export async function getAnyDocument({ db }: Needs<'db'>, number: string): Promise<BillingDocument> {
  const row = await findDocument(db, number)
  if (!row) throw new Failure('not-found')
  return toDocument(row)
}
