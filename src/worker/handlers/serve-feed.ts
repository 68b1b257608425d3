import { localizePath, searchRecord, withQuery } from '#src/contract/http/addresses.ts'
import { getRoute } from '#src/contract/routes.ts'
import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { SHARED_CACHE_SECONDS } from '#src/contract/withdrawal/withdrawal.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { markOf } from '#src/domain/statistics/view-sources.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { connectServer } from '../access/connect-server.ts'
import { readLocale } from '../access/read-locale.ts'
import type { EdgeDependencies, Translate } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { type AtomEntry, writeAtom } from '../policy/atom.ts'
import { cleanSearch } from '../policy/canonical.ts'

export const ATOM = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': `public, max-age=${SHARED_CACHE_SECONDS}`,
}

/** `/feed/vacancies.xml?filters`: the newest vacancies that match. */
export const serveVacancyFeed =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = readLocale(c)
    const text = await dependencies.texts(locale)
    const search = cleanSearch(getRoute('vacancy-list'), c.get('url').searchParams)
    for (const name of ['sort', 'page']) search.delete(name)
    const query = searchRecord(search)
    const { items } = await connectServer(dependencies, c, true).api.findVacancies({ ...query, sort: 'newest' })
    const address = (path: string) => c.get('origin') + localizePath(locale, path)
    const entries = items.map((card) => createEntry(card, locale, text, address))
    const feed = {
      self: address(withQuery('/feed/vacancies.xml', query)),
      page: address(withQuery('/vacancy', query)),
      title: text('edge.feed.vacancies'),
      language: getLocale(locale).tag,
      updated: entries[0]?.published ?? dependencies.now(),
      entries,
    }
    return new Response(writeAtom(feed), { headers: ATOM })
  }

function createEntry(
  card: VacancyCard,
  locale: LocaleCode,
  text: Translate,
  address: (path: string) => string,
): AtomEntry {
  const { payRange, plainDate } = createFormats(locale)
  const values = { pay: payRange(card.pay), date: plainDate(card.joinFrom), employer: card.employer.name }
  return {
    id: `urn:uuid:${card.id}`,
    href: address(`/vacancy/${encodeURIComponent(card.id)}#${markOf('feed')}`),
    title: text('edge.feed.entry', {
      rank: rankName({ code: locale, t: text }, card.rank),
      vessel: insideSentence({ code: locale }, text(`vessel.${card.vesselType}`)),
    }),
    summary: text(card.pay.period === 'day' ? 'edge.feed.summary-day' : 'edge.feed.summary-month', values),
    author: card.employer.name,
    published: card.publishedAt,
  }
}
