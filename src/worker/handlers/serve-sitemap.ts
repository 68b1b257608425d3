import type { Api } from '../../contract/api.ts'
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '../../contract/locales.ts'
import { connectServer } from '../access/connect-server.ts'
import { createSitemapPlanner, walkAddresses } from '../access/vacancy-addresses.ts'
import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import {
  dayOf,
  PART_SIZE,
  SITEMAP_END,
  SITEMAP_START,
  sitemapIndex,
  sitemapUrl,
  staticEntries,
} from '../policy/sitemap.ts'

const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** `/sitemap.xml`: the parts of all locales. */
export const serveSitemaps = (dependencies: EdgeDependencies) => {
  const findPlan = createSitemapPlanner(dependencies.now)
  const { docs, build } = dependencies
  const apiFor = (c: EdgeContext) => connectServer(dependencies, c, true).api

  const serveIndex = async (c: EdgeContext): Promise<Response> => {
    const plan = await findPlan(apiFor(c))
    const parts = LOCALE_CODES.flatMap((locale) => [
      { path: `/${locale}/sitemap.xml`, lastmod: build.date },
      ...plan.map(({ updatedAt }, index) => ({
        path: `/${locale}/sitemap-${index + 1}.xml`,
        lastmod: dayOf(updatedAt),
      })),
    ])
    return new Response(sitemapIndex(parts, c.get('origin')), { headers: XML })
  }

  /** `/{locale}/sitemap.xml`: the pages that are always there. */
  const serveStatic = (c: EdgeContext): Response => {
    const locale = localeOf(c)
    const urls = staticEntries(docs, build.date).map((entry) => sitemapUrl(entry, locale, c.get('origin')))
    return new Response(SITEMAP_START + urls.join('') + SITEMAP_END, { headers: XML })
  }

  /** `/{locale}/sitemap-{n}.xml`: vacancies, streamed as they are read. */
  const servePart = async (c: EdgeContext): Promise<Response> => {
    const locale = localeOf(c)
    const api = apiFor(c)
    const number = Number(/^sitemap-(\d{1,6})\.xml$/.exec(c.req.param('part') ?? '')?.[1])
    const part = (await findPlan(api))[number - 1]
    if (!part) throw pageNotFound(c.get('url').pathname)
    return new Response(await startStream(writePart(api, part.after, locale, c.get('origin'))), { headers: XML })
  }

  return { serveIndex, serveStatic, servePart }
}

function localeOf(c: EdgeContext): LocaleCode {
  const locale = c.req.param('locale') ?? ''
  if (!isLocaleCode(locale)) throw pageNotFound(c.get('url').pathname)
  return locale
}

async function* writePart(api: Api, after: string, locale: LocaleCode, origin: string): AsyncGenerator<string> {
  let start = SITEMAP_START
  for await (const { items } of walkAddresses(api, after, PART_SIZE)) {
    const urls = items.map(({ id, updatedAt }) =>
      sitemapUrl({ path: `/vacancy/${encodeURIComponent(id)}`, lastmod: dayOf(updatedAt) }, locale, origin),
    )
    yield start + urls.join('')
    start = ''
  }
  yield SITEMAP_END
}

/** Waits for the first piece, so that a server that is away gives an error and not half a file. */
async function startStream(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let next = await pieces.next()
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(next.value))
      next = await pieces.next()
      return undefined
    },
  })
}
