import { z } from 'zod'
import { JOURNAL_FORMATS } from '#src/domain/money/journal.ts'
import { MAX_REASON } from '#src/domain/text/text-limits.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { DIFFERENCE_KINDS } from './difference-kinds.ts'
import { balanceLineSchema, balancesSchema, placeSchema } from './schemas.ts'

/** Longest text of the search: an address, a reference or an id. */
const MAX_FIND = 320

export const findSchema = limited(MAX_FIND)

/**
 * `find`: the email address of a seafarer, the public address of a company, the id of a holder, or the reference of an entry. `before` as in
 * a balance.
 */
export const ledgerQuerySchema = z.object({
  find: findSchema,
  before: placeSchema.optional(),
  /** A day in UTC; the answer has the balances at its end. */
  on: z.iso.date().optional(),
})

const dayOrMonth = z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)])

/** The first and the last day or month of the period, in UTC. */
export const journalQuerySchema = z.object({
  from: dayOrMonth,
  to: dayOrMonth,
  format: z.enum(JOURNAL_FORMATS).default('hledger'),
})

/** An entry as admins see it. */
const adminLineSchema = balanceLineSchema.extend({
  /** Whether it is a correction that was not reversed. */
  mayReverse: z.boolean(),
})

const foundBalanceSchema = z.object({
  balances: balancesSchema,
  /** The newest first. */
  items: z.array(adminLineSchema),
  next: z.string().nullable(),
  /** Null if nothing was ever entered. */
  holderId: z.string().nullable(),
  /** The address of the seafarer, or the name of the company; null once it was erased. */
  name: z.string().nullable(),
  /** The balances at the end of the day that was asked for. */
  past: z.object({ on: z.iso.date(), balances: balancesSchema }).nullable(),
})

export const ledgerFindingSchema = z.object({ found: foundBalanceSchema.nullable() })

/** What a part of the books contradicts, and the reference of the first entry that it concerns. */
const differenceSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** The id of the entry, account or hold, the currency, or an account and a month. */
  subject: z.string(),
  reference: z.string().nullable(),
  /** Whose orders were stopped. */
  holderId: z.string().nullable(),
})

/** A comparison of the books. */
const reconciliationSchema = z.object({
  id: z.string(),
  /** The address of the admin who asked for it; null for the daily job, or once the account is erased. */
  by: z.string().nullable(),
  source: z.enum(['job', 'admin']),
  startedAt: z.int(),
  /** Null if it still runs, or was interrupted. */
  finishedAt: z.int().nullable(),
  checks: z.array(z.enum(DIFFERENCE_KINDS)),
  /** The time from which entries were compared; 0 for all. */
  comparedFrom: z.int(),
  found: z.int().nullable(),
})

/** A holder who orders nothing because the books differed. */
const stopSchema = z.object({
  id: z.string(),
  holderId: z.string(),
  name: z.string().nullable(),
  stoppedAt: z.int(),
  /** Whether a later comparison of everything no longer found a difference of the holder. */
  mayLift: z.boolean(),
})

/** `run`: the comparison that the address asks for, otherwise the last one that finished. */
export const reconciliationQuerySchema = z.object({ run: limited(50).optional() })

export const reconciliationsSchema = z.object({
  runs: z.array(reconciliationSchema),
  shown: reconciliationSchema.extend({ differences: z.array(differenceSchema) }).nullable(),
  stops: z.array(stopSchema),
})

export const stopParamsSchema = z.object({ id: limited(50) })
export const liftInputSchema = z.object({ reason: typed(MAX_REASON) })

export type LedgerDifference = z.infer<typeof differenceSchema>
export type Reconciliation = z.infer<typeof reconciliationSchema>
export type Reconciliations = z.infer<typeof reconciliationsSchema>
export type OrderStop = z.infer<typeof stopSchema>
export type AdminLine = z.infer<typeof adminLineSchema>
export type FoundBalance = z.infer<typeof foundBalanceSchema>
export type LedgerFinding = z.infer<typeof ledgerFindingSchema>
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>
export type JournalQuery = z.infer<typeof journalQuerySchema>
