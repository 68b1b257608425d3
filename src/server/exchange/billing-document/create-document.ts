import { type Buyer, type DocumentRecord, RECORD_VERSION, type Seller } from '#src/contract/billing-document/record.ts'
import { causeOfReceipt } from '#src/domain/billing-document/document-kinds.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findBuyer } from './buyers.repository.ts'
import { issueDocument } from './issue-document.repository.ts'

/** A record without what every one has. */
type Content<Kind extends DocumentRecord['kind']> = Omit<Extract<DocumentRecord, { kind: Kind }>, 'version' | 'seller'>
export type DocumentContent = Content<'invoice'> | Content<'credit-note'> | Content<'receipt'>

type Wanted = {
  cause: string
  holderId: string
  orderId?: string
  buyer: Buyer | null
  total: Amount
  content: DocumentContent
}

/** Of an account that was erased before its document was issued. */
const NOBODY: Buyer = { kind: 'person', name: '', country: '', address: '', taxNumber: '' }

function readSeller({ config }: Needs<'config'>): Seller {
  if (!config.seller) throw new Error('SELLER is missing')
  const { noTax: _, ...seller } = config.seller
  return seller
}

/** Returns the statements that issue a document, and its id. */
export function createDocument(
  services: Needs<'db' | 'clock' | 'ids' | 'config'>,
  { content, orderId = null, buyer, ...wanted }: Omit<Wanted, 'orderId'> & { orderId?: string | null },
): { id: string; statements: Statement[] } {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.publicId()
  const record = { version: RECORD_VERSION, seller: readSeller(services), ...content } as DocumentRecord
  return { id, statements: issueDocument(db, { id, now, orderId, buyer: buyer ?? NOBODY, record, ...wanted }) }
}

/** The mail with the link to a document, to the account that caused it. */
export const createDocumentMail = (
  services: Needs<'db' | 'clock' | 'ids'>,
  documentId: string,
  accountId: string | null,
): { ids: string[]; statements: Statement[] } => {
  if (accountId === null) return { ids: [], statements: [] }
  const { id, statement } = createOutboxEntry(services, {
    ...{ cause: `${documentId} issued`, kind: 'document-issued', accountId, payload: { documentId, accountId } },
  })
  return { ids: [id], statements: [statement] }
}

/**
 * Returns the statements that issue the receipt of a top-up, for the batch that credits it. `reference`: of its entry; `payment`: the
 * reference that the payer sees. Without a configured seller there are no documents.
 */
export async function createTopUpReceipt(
  services: Needs<'db' | 'clock' | 'ids' | 'config'>,
  { reference, payment, holderId, amount }: { reference: string; payment: string; holderId: string; amount: Amount },
): Promise<{ id: string; statements: Statement[] } | undefined> {
  if (!services.config.seller) return undefined
  return createDocument(services, {
    ...{ cause: causeOfReceipt(reference), holderId, total: amount },
    buyer: (await findBuyer(services.db, holderId)) ?? null,
    content: { kind: 'receipt', amount, paid: { topUp: payment } },
  })
}
