import type { Api } from '#src/contract/api.ts'
import type { SitemapPart } from '#src/contract/sitemap/schemas.ts'
import { SHARED_CACHE_SECONDS } from '#src/contract/withdrawal/withdrawal.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { connectServer } from '../access/connect-server.ts'
import { readLocale } from '../access/read-locale.ts'
import { partFile, walkPart } from '../access/sitemap-addresses.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import { createUrlWriter, SITEMAP_END, SITEMAP_START, sitemapIndex } from '../policy/sitemap.ts'
import { staticEntries } from '../policy/sitemap-pages.ts'

/** Addresses written at a time: about eighty kilobytes. */
const PIECE = 50

const XML = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${SHARED_CACHE_SECONDS}`,
}

export const serveSitemaps = (dependencies: EdgeDependencies) => {
  const { docs, build } = dependencies
  const apiFor = (c: EdgeContext) => connectServer(dependencies, c, true).api

  /** `/sitemap.xml`: the parts of all locales. */
  const serveIndex = async (c: EdgeContext): Promise<Response> => {
    const { parts } = await apiFor(c).getSitemapPlan()
    const entries = LOCALE_CODES.flatMap((locale) => [
      { path: `/${locale}/sitemap.xml`, lastmod: build.date },
      ...parts
        .filter(({ languages }) => !languages || languages.includes(locale))
        .map((part) => ({ path: `/${locale}/${partFile(part)}`, lastmod: toPlainDate(part.updatedAt) })),
    ])
    return new Response(sitemapIndex(entries, c.get('origin')), { headers: XML })
  }

  /** `/{locale}/sitemap.xml`: the permanent pages. */
  const serveStatic = (c: EdgeContext): Response => {
    const writeUrl = createUrlWriter(readLocale(c), c.get('origin'))
    const urls = staticEntries(docs, build.date).map(writeUrl)
    return new Response(SITEMAP_START + urls.join('') + SITEMAP_END, { headers: XML })
  }

  /** `/{locale}/sitemap-{source}-{n}.xml`: pages of the database, streamed. */
  const servePart = async (c: EdgeContext): Promise<Response> => {
    const locale = readLocale(c)
    const writer = createUrlWriter(locale, c.get('origin'))
    const api = apiFor(c)
    const { parts } = await api.getSitemapPlan()
    const part = parts.find((known) => partFile(known) === c.req.param('part'))
    if (!part || part.languages?.includes(locale) === false) throw pageNotFound(c.get('url').pathname)
    const pieces = writePart(api, part, writer)
    const first = await pieces.next()
    // All of it may have closed since the parts were counted, and a sitemap must not be empty.
    if (first.done) throw pageNotFound(c.get('url').pathname)
    return new Response(streamPieces(first.value, pieces), { headers: XML })
  }

  return { serveIndex, serveStatic, servePart }
}

/** Yields the first piece only after the server has answered, so that an unavailable server is an error and not half a file. */
async function* writePart(
  api: Api,
  part: SitemapPart,
  writeUrl: ReturnType<typeof createUrlWriter>,
): AsyncGenerator<string, void> {
  let start = SITEMAP_START
  for await (const items of walkPart(api, part)) {
    for (let at = 0; at < items.length; at += PIECE) {
      const urls = items.slice(at, at + PIECE)
      yield start +
        urls.map(({ updatedAt, ...page }) => writeUrl({ ...page, lastmod: toPlainDate(updatedAt) })).join('')
      start = ''
    }
  }
  if (start === '') yield SITEMAP_END
}

function streamPieces(first: string, pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | undefined = first
  return new ReadableStream({
    async pull(controller) {
      if (next === undefined) return controller.close()
      controller.enqueue(encoder.encode(next))
      const piece = await pieces.next()
      next = piece.done ? undefined : piece.value
      return undefined
    },
  })
}
