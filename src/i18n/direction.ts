import { INTERFACE_LOCALES } from './interface-locales.ts'

export type Direction = 'ltr' | 'rtl'

const rightToLeft = new Set(INTERFACE_LOCALES.filter((locale) => locale.dir === 'rtl').map((locale) => locale.code))

/** Returns the direction of a routed locale, an interface locale or another language tag. */
export const directionOf = (code: string): Direction =>
  rightToLeft.has(code) || rightToLeft.has(code.split('-')[0] ?? code) ? 'rtl' : 'ltr'
