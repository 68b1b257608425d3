import { z } from 'zod'
import { DOCUMENT_KINDS, DOCUMENT_NUMBER } from '#src/domain/billing-document/document-kinds.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { ENTRY_KINDS } from '#src/domain/money/ledger.ts'
import { amountSchema, lineLinkSchema } from '../billing/schemas.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { buyerSchema, recordSchema, sellerSchema } from './record.ts'

const MAX_NUMBER = 20

const listedSchema = z.object({
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  total: amountSchema,
  issuedAt: z.int(),
})

export const documentsSchema = listAnswer(listedSchema, {
  /** The years in which there are documents, the latest first. */
  years: z.array(z.int()),
})

export const documentSchema = listedSchema.extend({
  /** Null once the law no longer needs it, or the account is erased. */
  buyer: buyerSchema.nullable(),
  record: recordSchema,
})

export const documentParamsSchema = z.object({ number: limited(MAX_NUMBER, z.string().regex(DOCUMENT_NUMBER)) })

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

/** The first and the last month, in UTC. */
export const statementQuerySchema = z.object({ currency: z.enum(MONEY_CURRENCIES), from: month, until: month })

const statementLineSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  reference: z.string(),
  amount: amountSchema,
  /** After the entry. */
  balance: amountSchema,
  links: z.array(lineLinkSchema),
  at: z.int(),
})

/** What changed the sum of all accounts of a balance in a currency; holds move money within it. */
export const statementSchema = z.object({
  seller: sellerSchema.nullable(),
  holder: buyerSchema.nullable(),
  from: z.int(),
  /** The end of the last month, or now. */
  until: z.int(),
  opening: amountSchema,
  closing: amountSchema,
  /** Parts of the closing balance: available with bonus, held, and owed. */
  parts: z.object({ available: amountSchema, bonus: amountSchema, held: amountSchema, owed: amountSchema }),
  lines: z.array(statementLineSchema),
  /** Set if there are more entries than one document has: it then lists none. */
  mostLines: z.int().nullable(),
})

export type ListedDocument = z.infer<typeof listedSchema>
export type Documents = z.infer<typeof documentsSchema>
export type BillingDocument = z.infer<typeof documentSchema>
export type Statement = z.infer<typeof statementSchema>
export type StatementQuery = z.infer<typeof statementQuerySchema>
