/** Money in minor units. */
export type Price = { amount: number; currency: string }

export type Service = {
  /** The message family that names it. */
  kind: 'mailing' | 'form' | 'consultation' | 'package' | 'premium'
  /** Agencies that a mailing goes to. */
  agencies?: number
  price: Price
  per?: 'month'
}

const usd = (amount: number): Price => ({ amount, currency: 'USD' })

/** CV mailings that every seafarer has each month for nothing. */
export const FREE_MAILING_AGENCIES = 20

/**
 * What the product sells to seafarers: the one place where prices stand. None of it is ever needed to apply, for
 * applying is free (MLC 2006, Standard A1.4).
 */
export const SERVICES: readonly Service[] = [
  { kind: 'mailing', agencies: 100, price: usd(19_00) },
  { kind: 'mailing', agencies: 300, price: usd(39_00) },
  { kind: 'form', price: usd(9_00) },
  { kind: 'consultation', price: usd(25_00) },
  { kind: 'package', price: usd(45_00) },
  { kind: 'premium', price: usd(9_00), per: 'month' },
]
