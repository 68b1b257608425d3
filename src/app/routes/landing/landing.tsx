import { LatestArticles } from '#src/app/features/exchange/article/latest.tsx'
import { createFaq } from '#src/app/features/exchange/landing/faq.ts'
import { LandingView } from '#src/app/features/exchange/landing/landing-view.tsx'
import { createSite } from '#src/app/features/exchange/landing/site.ts'
import { VacancyRows } from '#src/app/features/work/vacancy-search/vacancy-row.tsx'
import { wordsFor } from '#src/app/features/work/vacancy-search/words.ts'
import { loadPart } from '#src/app/load-part.ts'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import type { ArticleCard } from '#src/contract/article/schemas.ts'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const ARTICLES_SHOWN = 4

type Data = { overview: Overview; articles: readonly ArticleCard[] | undefined }

export default definePage<Data>({
  load: async ({ api, locale }) => {
    const [overview, articles] = await Promise.all([api.getOverview(), findLatest(api, locale)])
    return { overview, articles }
  },
  head: ({ articles }, ctx) => ({
    title: ctx.intl.t('landing.head.title'),
    description: ctx.intl.t('landing.head.description'),
    jsonLd: [createSite(ctx), createFaq(ctx)],
    ...(!articles && { isIncomplete: true }),
  }),
  Component: Landing,
})

/** Newest in the reader's language first, then others. Optional on the front page. */
async function findLatest(
  { findArticles }: PageContext['api'],
  locale: LocaleCode,
): Promise<readonly ArticleCard[] | undefined> {
  const found = await loadPart(findArticles(undefined, {}))
  return found?.items
    .toSorted((one, other) => Number(other.language === locale) - Number(one.language === locale))
    .slice(0, ARTICLES_SHOWN)
}

function Landing({ data: { overview, articles }, ctx }: PageProps<Data>) {
  const naming = wordsFor(useIntl(), useFormats())
  const rows =
    overview.newest.length > 0 ? (
      <VacancyRows vacancies={overview.newest} now={ctx.now} since={ctx.session?.lastVisitAt} />
    ) : null
  const latest = articles?.length ? <LatestArticles articles={articles} /> : null
  return <LandingView overview={overview} ctx={ctx} naming={naming} rows={rows} latest={latest} />
}
