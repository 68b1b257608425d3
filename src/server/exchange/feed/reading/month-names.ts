import { LOCALES } from '#src/domain/locales.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'

/** Shorter forms are too similar to other words, except in syllabic scripts. */
const LONG_ENOUGH = /^[a-z\u0400-\u04ff]{3}|^[^a-z\u0400-\u04ff\d]{2}/
const ENGLISH_SHORT = ['sept']

let known: ReadonlyMap<string, number> | undefined

const toKey = (name: string): string => foldText(name).replace(/[.॰\s]/g, '')

/** Month names of all languages, long and short, standalone and in dates. */
function createNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const { intl } of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      for (const withDay of [false, true]) {
        const format = new Intl.DateTimeFormat(intl, {
          month: style,
          timeZone: 'UTC',
          ...(withDay && { day: 'numeric' }),
        })
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 1))
          const name = toKey(parts.find(({ type }) => type === 'month')?.value ?? '')
          if (LONG_ENOUGH.test(name) && !names.has(name)) names.set(name, month)
        }
      }
    }
  }
  for (const name of ENGLISH_SHORT) names.set(name, 9)
  return names
}

/** Returns the number of a month by name in any language; built on first use. */
export function findMonth(name: string): number | undefined {
  known ??= createNames()
  return known.get(toKey(name))
}
