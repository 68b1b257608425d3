import type { MessageLocale } from './compile-message.ts'
import { normaliseSpaces } from './spaces.ts'

const FIRST_GROUPED = 1000

/** Number and plural rules of one locale for messages; formatters are created on first use and cached. */
export const createMessageLocale = (tag: string, isolate: (text: string) => string): MessageLocale => {
  const rules = new Map<string, Intl.PluralRules>()
  const formats = new Map<Intl.NumberFormatOptions | undefined, Intl.NumberFormat>()
  const categories = new Map<number, string>()

  const rulesOf = (type: 'cardinal' | 'ordinal'): Intl.PluralRules => {
    const known = rules.get(type) ?? new Intl.PluralRules(tag, { type })
    rules.set(type, known)
    return known
  }
  const formatOf = (options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const known = formats.get(options) ?? new Intl.NumberFormat(tag, options)
    formats.set(options, known)
    return known
  }
  const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED

  const plural = (value: number, type: 'cardinal' | 'ordinal'): string => {
    if (type === 'ordinal' || !isSmall(value)) return rulesOf(type).select(value)
    const category = categories.get(value) ?? rulesOf(type).select(value)
    categories.set(value, category)
    return category
  }
  // All twelve locales use Latin digits, so a small whole number is its own text.
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    options === undefined && isSmall(value) ? String(value) : normaliseSpaces(formatOf(options).format(value))

  return { plural, number, isolate }
}
