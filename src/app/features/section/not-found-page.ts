import { definePage, type PageContext, PageError } from '../../page.ts'

const PATH_LIMIT = 200

/** The wording of SPEC 8 for an address that no page answers. */
export function createNotFound({ here, intl }: Pick<PageContext, 'here' | 'intl'>): PageError {
  const path = (here.split('?')[0] ?? here).slice(0, PATH_LIMIT)
  return new PageError(404, intl.t('page.not-found', { path }))
}

/** A page for patterns that catch what nothing else answers. */
export const notFoundPage = definePage<null>({
  load: async (ctx) => {
    throw createNotFound(ctx)
  },
  head: (_data, { intl }) => ({ title: intl.t('page.not-found-title') }),
  Component: () => null,
})
