import { moduleOf } from '#src/app/entry/server.tsx'
import { MESSAGES_MAX_AGE_SECONDS } from '#src/contract/http/constants.ts'
import { ROUTES } from '#src/contract/routes.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { INTERFACE_LOCALES } from '#src/i18n/interface-locales.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError } from '../errors.ts'

const MAX_NAMES = 100
const KNOWN: ReadonlySet<string> = new Set([...LOCALE_CODES, ...INTERFACE_LOCALES.map(({ code }) => code)])

const readNames = (text: string | undefined): string[] | undefined =>
  text?.split(',').filter(Boolean).slice(0, MAX_NAMES)

/** Parses route ids. */
const readPages = (text: string | undefined): string[] | undefined =>
  readNames(text)?.map((id) => {
    const route = ROUTES.find((row) => row.id === id)
    return route ? moduleOf(route) : id
  })

/**
 * `/_i18n/{build}/{locale}.json?areas=a,b`, or `?pages=a,b&but=c` with route ids: compiled messages, cached for a day for this build. For
 * another build nothing is left out, because its pages are unknown.
 */
export const serveMessages =
  ({ build, loadMessages }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = /^([A-Za-z-]{2,8})\.json$/.exec(c.req.param('file') ?? '')?.[1]
    const { areas, pages, but } = c.req.query()
    const same = c.req.param('build') === build.id
    const asked = { areas: readNames(areas), pages: readPages(pages), but: same ? readPages(but) : undefined }
    const messages = locale && KNOWN.has(locale) ? await loadMessages(locale, asked) : undefined
    if (!messages)
      throw new EdgeError(404, 'edge.messages.unknown', {
        values: { locale: (locale ?? c.req.param('file') ?? '').slice(0, 20) },
        code: 'not-found',
      })
    c.header('cache-control', same ? `public, max-age=${MESSAGES_MAX_AGE_SECONDS}` : 'no-cache')
    return c.json(messages as object)
  }
