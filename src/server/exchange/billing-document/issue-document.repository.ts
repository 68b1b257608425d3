import { sql } from 'drizzle-orm'
import type { Buyer, DocumentRecord } from '#src/contract/billing-document/record.ts'
import { NUMBER_PREFIXES } from '#src/domain/billing-document/document-kinds.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { exactly } from '#src/server/exchange/billing/entries.repository.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

export type NewDocument = {
  id: string
  holderId: string
  orderId: string | null
  /** What it is about; a second document for the same cause aborts the batch. */
  cause: string
  total: Amount
  record: DocumentRecord
  buyer: Buyer
  now: number
}

/**
 * Issues a document with the next number of its kind and year. For the batch of what it is about: without that, the number is not used, so
 * that numbers have no gaps.
 */
export function issueDocument(db: Database, { record, total, now, ...document }: NewDocument): Statement[] {
  const { kind } = record
  const year = new Date(now).getUTCFullYear()
  const { id, holderId, orderId, cause, buyer } = document
  return [
    db.run(sql`INSERT INTO billing_number (kind, year, last) VALUES (${kind}, ${year}, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = last + 1`),
    db.run(sql`INSERT INTO billing_document
        (id, kind, year, serial, number, holder_id, order_id, cause, currency, total, record, buyer, issued_at)
      SELECT ${id}, kind, year, last, printf('%s-%04d-%06d', ${NUMBER_PREFIXES[kind]}, year, last), ${holderId}, ${orderId}, ${cause},
        ${total.currency}, ${exactly(total)}, ${JSON.stringify(record)}, ${JSON.stringify(buyer)}, ${now}
      FROM billing_number WHERE kind = ${kind} AND year = ${year}`),
  ]
}
