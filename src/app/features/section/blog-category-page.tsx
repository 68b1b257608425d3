import { useIntl } from '../../../i18n/react.tsx'
import { createNotFound } from '../../not-found.ts'
import { definePage, type PageProps } from '../../page.ts'
import { SectionView } from './section-view.tsx'

const CATEGORIES = ['seaman', 'company'] as const
type Category = (typeof CATEGORIES)[number]

export const blogCategoryPage = definePage<Category>({
  load: async (ctx) => {
    const category = CATEGORIES.find((known) => known === ctx.params.category)
    if (!category) throw createNotFound(ctx)
    return category
  },
  head: (category, { intl }) => ({ title: intl.t(`page.blog-category.${category}`), noindex: true }),
  Component: BlogCategory,
})

function BlogCategory({ data }: PageProps<Category>) {
  const { t } = useIntl()
  return (
    <SectionView
      title={t(`page.blog-category.${data}`)}
      text={t('page.blog-category.empty')}
      link={{ href: '/vacancy', text: t('page.link.vacancies') }}
    />
  )
}
