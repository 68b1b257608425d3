import { ApiError } from '#src/contract/api.ts'

/** Someone else was faster: says so in the words of what was to be changed. @param message the words, where the page shows by itself how it stands now */
export const explainConflict =
  (message: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const { code, requestId } = error
    throw new ApiError(error.status, { code, requestId, message })
  }
