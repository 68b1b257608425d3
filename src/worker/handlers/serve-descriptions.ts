import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale } from '#src/domain/locales.ts'
import { readLocale } from '../access/read-locale.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { createManifest } from '../policy/manifest.ts'
import { writeOpenSearch } from '../policy/open-search.ts'

const DAY = 'public, max-age=86400'

/** `/manifest.webmanifest`, in each language: the product as an app. */
export const serveManifest =
  ({ texts, productName }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = readLocale(c)
    const text = await texts(locale)
    const manifest = createManifest(locale, productName, text('landing.head.description'))
    return new Response(JSON.stringify(manifest), {
      headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': DAY },
    })
  }

/** `/opensearch.xml`, in each language: the search of vacancies for a browser's own field. */
export const serveOpenSearch =
  ({ texts, productName }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = readLocale(c)
    const text = await texts(locale)
    const address = (path: string) => c.get('origin') + localizePath(locale, path)
    const xml = writeOpenSearch({
      name: productName,
      description: text('vacancy.list.description'),
      language: getLocale(locale).tag,
      icon: `${c.get('origin')}/favicon.ico`,
      self: address('/opensearch.xml'),
      page: address('/vacancy?q={searchTerms}'),
      feed: address('/feed/vacancies.xml?q={searchTerms}'),
    })
    return new Response(xml, {
      headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8', 'cache-control': DAY },
    })
  }
