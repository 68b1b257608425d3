import { localizePath, safeRedirect } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export type SafeLink = { href: string; outside: boolean }

const FRAGMENT = /^#[\p{L}\p{M}\p{N}_-]{1,200}$/u

/** Where a link of a text may lead: in this page, in this site in the reader's language, or to the web, a mailbox, a phone. */
export function findSafeLink(written: string, locale: LocaleCode): SafeLink | undefined {
  if (FRAGMENT.test(written)) return { href: written, outside: false }
  if (written.startsWith('/')) {
    const path = safeRedirect(written)
    return path === undefined ? undefined : { href: localizePath(locale, path), outside: false }
  }
  const url = /^(?:https?:\/\/|mailto:|tel:)/i.test(written) ? URL.parse(written) : null
  if (!url || url.username || url.password) return undefined
  return { href: url.href, outside: url.protocol.startsWith('http') }
}
