import { z } from 'zod'
import { amountSchema } from '../billing/schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { CONSENT_KINDS } from './data-right.ts'

/** Times are UTC ms. */
export const dataStateSchema = z.object({
  /** The last word on each kind, in the order of the list. */
  consents: z.array(z.object({ kind: z.enum(CONSENT_KINDS), version: z.string(), given: z.boolean(), at: z.int() })),
  /** Whether the account remembers how its person came here. */
  remembersSource: z.boolean(),
  copy: z
    .object({
      status: z.enum(['waiting', 'ready', 'failed']),
      createdAt: z.int(),
      expiresAt: z.int().nullable(),
      size: z.int().nullable(),
    })
    .nullable(),
  /** When the account will be erased; null while no one asked for it. */
  eraseAt: z.int().nullable(),
  /** Balances that would belong to nobody after the erasure, the account's own and those of organisations that close with it. */
  leftBalances: z.array(amountSchema),
  /** Whether a pay-back of one of them is not finished. */
  hasOpenPayback: z.boolean(),
  /** The organisations that close with the account, because it is their only active owner, and who could become an owner instead. */
  soleOwned: z.array(
    z.object({ id: z.string(), name: z.string(), members: z.array(z.object({ id: z.string(), email: z.string() })) }),
  ),
})

/** The address of the account, typed by hand: deleting it is no slip of the finger. */
export const erasureSchema = z.object({
  email: limited(320),
  /** That the balances of `leftBalances` are given up. */
  givesUp: z.boolean().optional(),
})

export type DataState = z.infer<typeof dataStateSchema>
