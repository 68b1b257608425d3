import { MAILINGS } from '#src/app/mailing-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

const idOf = ({ params: { id = '' } }: PageContext) => id

/** The mailing of the address; fetched again after each change of its letters. */
export const mailing = (ctx: PageContext) => {
  const id = idOf(ctx)
  return pageQuery(ctx, [MAILINGS, id], () => ctx.api.call('GET /server/seaman/mailing/{id}', { params: { id } }))
}

/** The letter of the mailing, which does not change. */
export const mailingLetter = (ctx: PageContext) => {
  const id = idOf(ctx)
  return pageQuery(ctx, ['mailing-letter', id], () =>
    ctx.api.call('GET /server/seaman/mailing-letter', { query: { mailing: id } }),
  )
}
