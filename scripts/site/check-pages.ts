import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { getLocale } from '#src/domain/locales.ts'
import type { Crawl, CrawledPage } from './crawl.ts'

const MAX_TITLE = 120
const MAX_DESCRIPTION = 320

const pathOf = (address: string, origin: string): string => {
  const url = new URL(address, origin)
  return url.pathname + url.search
}

function checkHead(page: CrawledPage, origin: string): string[] {
  const faults: string[] = []
  const expected = getLocale(page.locale as LocaleCode).tag
  if (page.lang !== expected) faults.push(`is marked as ${page.lang}, not ${expected}`)
  if (page.unfilled) faults.push(`shows ${page.unfilled}, which was to be filled in`)
  if (!page.title) faults.push('has no title')
  if (page.title.length > MAX_TITLE) faults.push(`has a title of ${page.title.length} characters`)
  if (page.noindex) return faults
  if (!page.description) faults.push('has no description')
  if (page.description.length > MAX_DESCRIPTION)
    faults.push(`has a description of ${page.description.length} characters`)
  if (!page.canonical) faults.push('has no canonical address')
  else if (!page.canonical.startsWith(origin)) faults.push(`has a canonical address elsewhere: ${page.canonical}`)
  return faults
}

/** A reader must find the way back from every page: home, or one level up. */
function checkWayBack(page: CrawledPage): string[] {
  return page.leadsHome ? [] : [`has no link to ${localizePath(page.locale as LocaleCode, '/')}`]
}

/** Versions in other languages name each other, or search engines ignore them. */
function checkAlternates(page: CrawledPage, { pages }: Crawl, origin: string): string[] {
  const own = [...page.alternates].find(([, href]) => href === page.canonical)
  if (page.alternates.size === 0 || page.noindex) return []
  if (!own) return ['does not name itself among its language versions']
  return [...page.alternates].flatMap(([hreflang, href]) => {
    const other = pages.get(pathOf(href, origin))
    if (!other) return []
    if (other.noindex) return [`names ${href} (${hreflang}), which is not indexed`]
    return [...other.alternates.values()].includes(page.canonical)
      ? []
      : [`${href} (${hreflang}) does not name it back`]
  })
}

/** What is wrong with the pages of a crawl, a line each. */
export function checkPages(crawl: Crawl, origin: string): string[] {
  return [...crawl.pages.values()].flatMap((page) =>
    [...checkHead(page, origin), ...checkWayBack(page), ...checkAlternates(page, crawl, origin)].map(
      (fault) => `${page.path} ${fault}`,
    ),
  )
}

const isVacancy = ({ path }: CrawledPage): boolean => /\/vacancy\/[0-9a-f-]{36}$/.test(path)

/**
 * Pages of one language that share a title: a reader of search results could not tell them apart. Vacancies may, since a
 * company looks for two people of one rank at one pay.
 */
export function findSameTitles({ pages }: Crawl): string[] {
  const byTitle = new Map<string, CrawledPage[]>()
  for (const page of pages.values()) {
    if (page.noindex || page.canonical === '' || pathOf(page.canonical, page.canonical) !== page.path) continue
    const key = `${page.locale} ${page.title}`
    byTitle.set(key, [...(byTitle.get(key) ?? []), page])
  }
  return [...byTitle]
    .filter(([, same]) => same.length > 1 && !same.every(isVacancy))
    .map(
      ([title, same]) =>
        `${same.length} pages are called “${title}”: ${same
          .map(({ path }) => path)
          .slice(0, 3)
          .join(' ')}`,
    )
}
