import { z } from 'zod'
import { type MinorUnits, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { ENTRY_KINDS, HOLDER_ACCOUNTS } from '#src/domain/money/ledger.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited } from '../http/text-schemas.ts'

/** Minor units in JSON: an integer. Only `src/domain/money` and this schema make the type. */
export const minorUnitsSchema = z.int() as unknown as z.ZodType<MinorUnits, MinorUnits>

export const amountSchema = z.object({ currency: z.enum(MONEY_CURRENCIES), minor: minorUnitsSchema })

/** The balance in one currency. */
export const balanceSchema = z.object({
  available: amountSchema,
  /** Set aside for orders, from both money and bonus. */
  held: amountSchema,
  bonus: amountSchema,
  /** What the holder owes; 0 or more. */
  owed: amountSchema,
})

/** What an entry belongs to: a payment, an order or a document, with the reference that people know. */
export const lineLinkSchema = z.object({
  kind: z.enum(['top-up', 'order', 'document']),
  /** Of a document: its number. */
  id: z.string(),
  reference: z.string(),
})

export const balanceLineSchema = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  reference: z.string(),
  /** What the entry added or took. A hold counts as taken, its release as added. */
  amount: amountSchema,
  /** The changes of each account of the holder. */
  changes: z.array(z.object({ account: z.enum(HOLDER_ACCOUNTS), amount: amountSchema })),
  /** What was available in this currency after the entry. */
  availableAfter: amountSchema,
  links: z.array(lineLinkSchema),
  /** When the rest of a hold is released if it is not charged; null if nothing is held any more. */
  until: z.int().nullable(),
  at: z.int(),
})

/** The place of an entry in the books; `next` of the previous answer continues the list there. */
export const placeSchema = limited(15, z.string().regex(/^\d+$/))

/** The balance in every currency. */
export const balancesSchema = z.array(balanceSchema)

/** Balances in every currency, and a page of entries, the newest first. */
export const ownBalanceSchema = listAnswer(balanceLineSchema, { balances: balancesSchema })

export type CurrencyBalance = z.infer<typeof balanceSchema>
export type BalanceLine = z.infer<typeof balanceLineSchema>
export type LineLink = z.infer<typeof lineLinkSchema>
export type OwnBalance = z.infer<typeof ownBalanceSchema>
