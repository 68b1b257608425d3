import type { Stay } from '#src/contract/sea-service/schengen.ts'

const STAYS_STORAGE_KEY = 'stays:'
const keyOf = (accountId: string) => STAYS_STORAGE_KEY + accountId

const isStay = (value: unknown): value is Stay =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Stay).from === 'string' &&
  typeof (value as Stay).to === 'string'

/** Stays in the Schengen area that the person typed in this browser. */
export function readStays(accountId: string): Stay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isStay) : []
  } catch {
    return []
  }
}

export function keepStays(accountId: string, stays: readonly Stay[]): void {
  try {
    if (stays.length === 0) localStorage.removeItem(keyOf(accountId))
    else localStorage.setItem(keyOf(accountId), JSON.stringify(stays))
  } catch {
    // Storage may be full or forbidden: the list lives as long as the page.
  }
}

export function forgetStaysOf(accountId: string): void {
  try {
    localStorage.removeItem(keyOf(accountId))
  } catch {
    return
  }
}
