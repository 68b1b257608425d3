import { localizePath, safeRedirect } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export type SafeLink = { href: string; outside: boolean }

const FRAGMENT = /^#[\p{L}\p{M}\p{N}_-]{1,200}$/u

/** Returns the target of a link: this page, this site in the reader's language, the web, a mailbox or a phone. Undefined for others. */
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
