import { createNotFound } from '#src/app/not-found.ts'
import { definePage } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'

/** A page for patterns without a page. */
export const notFoundPage = definePage<Nothing>({
  queries: (ctx) => {
    throw createNotFound(ctx)
  },
  head: (_data, { intl }) => ({ title: intl.t('page.not-found-title') }),
  Component: () => null,
})
