import { ApiError } from '#src/contract/api.ts'

/** Explains a concurrent change in the page's terms. @param message the text, if the page shows the current state itself */
export const explainConflict =
  (message: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const { code, requestId } = error
    throw new ApiError(error.status, { code, requestId, message })
  }
