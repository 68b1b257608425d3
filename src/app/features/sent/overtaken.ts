import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'

/** Somebody else was faster: says so in the words of an application, whose page shows by itself where it stands now. */
export const tellOvertaken =
  ({ intl }: Pick<PageContext, 'intl'>) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const { code, requestId } = error
    throw new ApiError(error.status, { code, requestId, message: intl.t('company.move.overtaken') })
  }
