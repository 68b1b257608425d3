import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import { createSecurityContact } from '../policy/security-contact.ts'

/** `/.well-known/security.txt` of RFC 9116. */
export const serveSecurityContact =
  ({ config, now }: EdgeDependencies) =>
  (c: EdgeContext): Response => {
    const { securityContact: contact } = config
    if (!contact) throw pageNotFound(c.get('url').pathname)
    const text = createSecurityContact({ contact, origin: c.get('origin'), now: now() })
    return c.text(text, 200, { 'cache-control': 'public, max-age=86400' })
  }
