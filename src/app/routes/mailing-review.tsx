import { ID_QUERY_LENGTH } from '#src/contract/constants.ts'
import { unbuiltPage } from '../features/section/unbuilt-page.tsx'
import { createNotFound } from '../not-found.ts'

export default unbuiltPage('mailing-review', async (ctx) => {
  if (ctx.search.id?.length !== ID_QUERY_LENGTH) throw createNotFound(ctx)
  return null
})
