import { ID_QUERY_LENGTH } from '../../contract/constants.ts'
import { sectionPage } from '../features/section/section-page.tsx'
import { createNotFound } from '../not-found.ts'

export default sectionPage('mailing-review', async (ctx) => {
  if (ctx.search.id?.length !== ID_QUERY_LENGTH) throw createNotFound(ctx)
  return null
})
