import type { Overview } from '../../contract/schemas/overview.ts'
import { useFormats, useIntl } from '../../i18n/react.tsx'
import { createFaq } from '../features/landing/faq.ts'
import { LandingView } from '../features/landing/landing-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { wordsFor } from '../features/vacancy/words.ts'
import { definePage, type PageProps } from '../page.ts'

export default definePage<Overview>({
  load: ({ api }) => api.getOverview(),
  head: (_, ctx) => ({
    title: ctx.intl.t('landing.head.title'),
    description: ctx.intl.t('landing.head.description'),
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'WebSite', name: ctx.productName, url: `${ctx.origin}/` },
      createFaq(ctx),
    ],
  }),
  Component: Landing,
})

function Landing({ data, ctx }: PageProps<Overview>) {
  const naming = wordsFor(useIntl(), useFormats())
  const rows = data.newest.length > 0 ? <VacancyRows vacancies={data.newest} now={ctx.now} /> : null
  return <LandingView overview={data} ctx={ctx} naming={naming} rows={rows} />
}
