import { z } from 'zod'
import { JOURNAL_FORMATS } from '#src/domain/money/journal.ts'
import { limited } from '../http/text-schemas.ts'
import { balanceLineSchema, balancesSchema, placeSchema } from './schemas.ts'

/** Longest text of the search: an address, a reference or an id. */
const MAX_FIND = 320

export const findSchema = limited(MAX_FIND)

/**
 * `find`: the email address of a seafarer, the public address of a company, the id of a holder, or the reference of an entry. `before` as in
 * a balance.
 */
export const ledgerQuerySchema = z.object({ find: findSchema, before: placeSchema.optional() })

const dayOrMonth = z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)])

/** The first and the last day or month of the period, in UTC. */
export const journalQuerySchema = z.object({
  from: dayOrMonth,
  to: dayOrMonth,
  format: z.enum(JOURNAL_FORMATS).default('hledger'),
})

const foundBalanceSchema = z.object({
  balances: balancesSchema,
  /** The newest first. */
  items: z.array(balanceLineSchema),
  next: z.string().nullable(),
  /** Null if nothing was ever entered. */
  holderId: z.string().nullable(),
  /** The address of the seafarer, or the name of the company; null once it was erased. */
  name: z.string().nullable(),
})

export const ledgerFindingSchema = z.object({ found: foundBalanceSchema.nullable() })

/** What a part of the ledger contradicts, and the reference of the first entry that it concerns. */
const differenceSchema = z.object({
  kind: z.enum(['entry', 'currency', 'balance', 'hold', 'month']),
  /** The id of the entry, account or hold, the currency, or an account and a month. */
  subject: z.string(),
  reference: z.string().nullable(),
})

export const reconciliationSchema = z.object({ differences: z.array(differenceSchema) })

export type LedgerDifference = z.infer<typeof differenceSchema>
export type Reconciliation = z.infer<typeof reconciliationSchema>
export type FoundBalance = z.infer<typeof foundBalanceSchema>
export type LedgerFinding = z.infer<typeof ledgerFindingSchema>
export type JournalQuery = z.infer<typeof journalQuerySchema>
