import { definePage, type PageContext, PageError } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { idOf, reviewAction } from './actions.ts'
import { ReviewView } from './review-view.tsx'

/** The same error for an id that is unknown, expired or withdrawn, and for the page of another agency. */
async function loadReview(ctx: PageContext): Promise<Review> {
  try {
    return await ctx.api.call('GET /server/mailing/review', { query: { id: idOf(ctx) } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      throw new PageError(404, ctx.intl.t('mailing-review.page.gone'))
    throw error
  }
}

/** The CV of a mailing for its agency. Viewing changes nothing: answers are forms, and a small script reports the view. */
export const reviewPage = definePage<Review>({
  load: loadReview,
  head: ({ headline }, { intl }) => ({ title: rankName(intl, headline.rank), noindex: true }),
  action: reviewAction,
  Component: ReviewView,
})
