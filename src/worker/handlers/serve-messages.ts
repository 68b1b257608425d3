import { MESSAGES_MAX_AGE_SECONDS } from '#src/contract/constants.ts'
import { LOCALE_CODES } from '#src/contract/locales.ts'
import { INTERFACE_LOCALES } from '#src/i18n/interface-locales.ts'
import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { EdgeError } from '../errors.ts'

const MAX_AREAS = 60
const KNOWN: ReadonlySet<string> = new Set([...LOCALE_CODES, ...INTERFACE_LOCALES.map(({ code }) => code)])

/** `/_i18n/{build}/{locale}.json?areas=a,b`: compiled messages, kept for a day when the build is this one. */
export const serveMessages =
  ({ build, loadMessages }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = /^([A-Za-z-]{2,8})\.json$/.exec(c.req.param('file') ?? '')?.[1]
    const areas = c.req.query('areas')?.split(',').filter(Boolean).slice(0, MAX_AREAS)
    const messages = locale && KNOWN.has(locale) ? await loadMessages(locale, areas) : undefined
    if (!messages)
      throw new EdgeError(404, 'edge.messages.unknown', {
        values: { locale: (locale ?? c.req.param('file') ?? '').slice(0, 20) },
        code: 'not-found',
      })
    const same = c.req.param('build') === build.id
    c.header('cache-control', same ? `public, max-age=${MESSAGES_MAX_AGE_SECONDS}` : 'no-cache')
    return c.json(messages as object)
  }
