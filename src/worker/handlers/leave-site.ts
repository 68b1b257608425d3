import { getLocale } from '#src/domain/locales.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { readLeaveAddress } from '../policy/leave-address.ts'
import { isSentByScript } from '../policy/sent-by-script.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * Sends a person to another site after a form. A redirect is impossible: browsers apply `form-action` to all following redirects, also the
 * provider's. The answer is a page that continues at once, with a link as fallback; the script that sent the form navigates itself.
 */
export async function leaveSite({ texts }: EdgeDependencies, c: EdgeContext, address: string): Promise<Response> {
  const url = readLeaveAddress(address, c.get('origin'))
  if (!url) throw new Error('Nobody is sent to an address like this one')
  if (isSentByScript(c.req.raw)) return new Response(null, { status: 204, headers: { location: url.href } })
  const { locale } = c.get('address')
  const { tag, dir } = getLocale(locale)
  const title = escapeHtml((await texts(locale))('edge.leave.continue', { host: url.host }))
  const page = `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><p><a href="${escapeHtml(url.href)}">${title}</a></p></html>\n`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      refresh: `0; url=${url.href}`,
    },
  })
}
