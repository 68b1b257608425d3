import type { MinorUnits, MoneyCurrency } from './amount.ts'

/** Accounts of a holder. What the holder owes is `receivable`, a debit; the others are credits. */
export const HOLDER_ACCOUNTS = ['available', 'held', 'bonus', 'bonus-held', 'receivable'] as const
/** Accounts of the house: `clearing` is the money at a payment provider, `bank` the money on bank accounts. */
export const HOUSE_ACCOUNTS = ['clearing', 'bank', 'revenue', 'fees', 'adjustments', 'bonus-expense'] as const

export type HolderAccount = (typeof HOLDER_ACCOUNTS)[number]
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]
export type AccountKind = HolderAccount | HouseAccount

export const ENTRY_KINDS = [
  'top-up',
  'bonus',
  'hold',
  'capture',
  'void',
  'refund',
  'dispute',
  'reinstatement',
  'fee',
  'payout',
  'adjustment',
  'reversal',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The most that one entry moves, in minor units; the ledger refuses more. */
export const MAX_MOVED = 1_000_000_000_000

/** A part of an entry. A positive amount is a credit (what we owe, or revenue), a negative one a debit. */
export type Leg = { account: string; currency: MoneyCurrency; amount: MinorUnits }
