import { createFormats, type Formats } from './formats.ts'
import type { AppIntl } from './intl.ts'

export type PageFormats = Formats & {
  /** Name of a flag: a country, or a special register such as Madeira, whose name is a message. */
  flag: (code: string) => string
}

const known = new WeakMap<AppIntl, Map<string, PageFormats>>()

/** Formats of an intl, for loaders, heads and mails. Components call `useFormats()`. */
export const formatsFor = (intl: AppIntl, interfaceCode?: string): PageFormats => {
  const ofIntl = known.get(intl) ?? new Map<string, PageFormats>()
  known.set(intl, ofIntl)
  const key = interfaceCode ?? ''
  const found = ofIntl.get(key)
  if (found) return found
  const formats = createFormats(intl.code, interfaceCode)
  const flag = (code: string): string => {
    const register = `vocabulary.flag.${code}` as const
    return intl.has(register) ? intl.t(register) : formats.country(code)
  }
  const fresh = { ...formats, flag }
  ofIntl.set(key, fresh)
  return fresh
}
