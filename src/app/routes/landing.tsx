import type { Overview } from '../../contract/schemas/overview.ts'
import { useFormats, useIntl } from '../../i18n/react.tsx'
import { LandingView } from '../features/landing/landing-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { wordsFor } from '../features/vacancy/words.ts'
import { definePage, type PageProps } from '../page.ts'

export default definePage<Overview>({
  load: ({ api }) => api.getOverview(),
  head: (_, { intl: { t }, origin, productName }) => ({
    title: t('landing.head.title'),
    description: t('landing.head.description'),
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: productName, url: `${origin}/` }],
  }),
  Component: Landing,
})

function Landing({ data, ctx }: PageProps<Overview>) {
  const naming = wordsFor(useIntl(), useFormats())
  const rows = data.newest.length > 0 ? <VacancyRows vacancies={data.newest} now={ctx.now} /> : null
  return <LandingView overview={data} ctx={ctx} naming={naming} rows={rows} />
}
