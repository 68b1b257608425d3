import { z } from 'zod'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { BANK_PAYMENT_STATES, PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { MAX_PAYER, MAX_REASON, MAX_REMITTANCE, MAX_STATEMENT_FILE } from '#src/domain/text/text-limits.ts'
import { minorUnitsSchema } from '../billing/schemas.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { asked, limited, typed } from '../http/text-schemas.ts'
import { TRANSFER_OUTCOMES } from './outcomes.ts'

/** Longer than every id of a bank, reference, date or sum. */
const MAX_CELL = 80

const currency = z.enum(MONEY_CURRENCIES)
const amount = z.object({ currency, minor: minorUnitsSchema })

const proposalSchema = z.object({
  id: z.string(),
  outcome: z.enum(TRANSFER_OUTCOMES),
  reason: z.string(),
  proposedBy: z.string(),
  expiresAt: z.int(),
  /** Whether it can no longer be confirmed, because the line or the proposer has changed. */
  isVoid: z.boolean(),
  /** Whether the calling admin may confirm it. */
  mayConfirm: z.boolean(),
})

/** Money that arrived on a bank account. */
const transferSchema = z.object({
  id: z.string(),
  day: z.string(),
  amount,
  payer: z.string(),
  remittance: z.string(),
  state: z.enum(BANK_PAYMENT_STATES),
  source: z.enum(['statement', 'typed']),
  /** The payment that it is for. */
  match: z
    .object({
      reference: z.string(),
      state: z.enum(PAYMENT_STATES),
      asked: amount,
      /** What arrived before. */
      received: amount,
    })
    .nullable(),
  /** Whether the bank took it back after it was credited. */
  isRecalled: z.boolean(),
  /** Whether another line has the same day and amount: perhaps the same money. */
  hasTwin: z.boolean(),
  proposals: z.array(proposalSchema),
})

export const transfersSchema = listAnswer(transferSchema, {
  /** How many lines each state has. */
  counts: z.record(z.enum(BANK_PAYMENT_STATES), z.int()),
})

/** `file`: the text of the statement. `dates` is needed if no date of the statement shows the order; `isCheck` stores nothing. */
export const statementInputSchema = z.object({
  file: typed(MAX_STATEMENT_FILE),
  currency: currency.optional(),
  dates: z.enum(['day-first', 'month-first']).optional(),
  isCheck: z.boolean().optional(),
})

/** What a statement contained. */
export const statementResultSchema = z.object({
  /** New lines, and how many of them were matched to a payment. */
  added: z.int(),
  matched: z.int(),
  /** Lines that are known. */
  known: z.int(),
  outgoing: z.int(),
  isCheck: z.boolean(),
  /** Rows that were not read, the first fifty; the row counts from 1 below the header. */
  problems: z.array(
    z.object({
      row: z.int(),
      problem: z.enum(['date', 'date-order', 'amount', 'currency', 'side', 'status']),
      cell: z.string(),
    }),
  ),
  problemCount: z.int(),
})

/** A line that an admin types. `bankId` is the bank's own id of the transaction. */
export const typedTransferInputSchema = z.object({
  bankId: asked(limited(MAX_CELL)),
  day: asked(limited(MAX_CELL)),
  currency,
  amount: asked(limited(MAX_CELL)),
  payer: typed(MAX_PAYER),
  remittance: typed(MAX_REMITTANCE),
})

export const assignmentInputSchema = z.object({ reference: asked(limited(MAX_CELL)) })
export const transferProposalInputSchema = z.object({ outcome: z.enum(TRANSFER_OUTCOMES), reason: typed(MAX_REASON) })
export const transferParamsSchema = z.object({ id: limited(36) })

export type Transfers = z.infer<typeof transfersSchema>
export type Transfer = z.infer<typeof transferSchema>
export type StatementInput = z.infer<typeof statementInputSchema>
export type StatementResult = z.infer<typeof statementResultSchema>
export type TypedTransferInput = z.infer<typeof typedTransferInputSchema>
