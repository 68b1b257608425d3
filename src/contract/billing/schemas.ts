import { z } from 'zod'
import { type MinorUnits, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { ENTRY_KINDS, HOLDER_ACCOUNTS } from '#src/domain/money/ledger.ts'
import { limited } from '../http/text-schemas.ts'
import { LINE_GROUPS } from './line-groups.ts'

/** Minor units in JSON: an integer. Only `src/domain/money` and this schema make the type. */
export const minorUnitsSchema = z.int() as unknown as z.ZodType<MinorUnits, MinorUnits>

export const amountSchema = z.object({ currency: z.enum(MONEY_CURRENCIES), minor: minorUnitsSchema })

/** The balance in one currency. */
const balanceSchema = z.object({
  available: amountSchema,
  /** Set aside for orders, from both money and bonus. */
  held: amountSchema,
  bonus: amountSchema,
  /** What the holder owes; 0 or more. */
  owed: amountSchema,
})

const balanceLineSchema = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  reference: z.string(),
  /** What the entry added or took. A hold counts as taken, its release as added. */
  amount: amountSchema,
  /** The changes of each account of the holder. */
  changes: z.array(z.object({ account: z.enum(HOLDER_ACCOUNTS), amount: amountSchema })),
  /** When a hold is released if nothing is charged. */
  until: z.int().nullable(),
  at: z.int(),
})

/** The place of an entry in the books; `next` of the previous answer continues the list there. */
export const placeSchema = limited(15, z.string().regex(/^\d+$/))

export const balanceQuerySchema = z.object({
  group: z.enum(LINE_GROUPS).optional(),
  currency: z.enum(MONEY_CURRENCIES).optional(),
  before: placeSchema.optional(),
})

/** Balances in every currency, and a page of entries, the newest first. */
export const ownBalanceSchema = z.object({
  balances: z.array(balanceSchema),
  items: z.array(balanceLineSchema),
  next: z.string().nullable(),
})

export type CurrencyBalance = z.infer<typeof balanceSchema>
export type BalanceLine = z.infer<typeof balanceLineSchema>
export type BalanceQuery = z.infer<typeof balanceQuerySchema>
export type OwnBalance = z.infer<typeof ownBalanceSchema>
