import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const trainingCenter = (ctx: PageContext) =>
  pageQuery(ctx, ['training-center'], () => ctx.api.getTrainingCenter())
