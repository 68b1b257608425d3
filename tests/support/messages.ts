import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LocaleCode } from '#src/domain/locales.ts'

const LOCALES = resolve(import.meta.dirname, '../../locales')

/** Plain texts of a locale's catalogue by id, for finding things on a page as its reader would. */
export function messagesOf(locale: LocaleCode): (id: string) => string {
  const areas = new Map<string, Record<string, string>>()
  return (id) => {
    const area = id.split('.')[0] as string
    const known = areas.get(area) ?? JSON.parse(readFileSync(resolve(LOCALES, locale, `${area}.json`), 'utf8'))
    areas.set(area, known)
    const text = known[id]
    if (text === undefined) throw new Error(`No message ${id} in ${locale}`)
    return text
  }
}
