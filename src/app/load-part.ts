import { ApiError, ConnectionError } from '../contract/api.ts'

export const isCut = (error: unknown): error is ConnectionError => error instanceof ConnectionError
const isAway = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500

/** Whether a page can be shown without the failed part. Rejections by the server are not included. */
export const isUnreached = (error: unknown): boolean => isCut(error) || isAway(error)

export const logMissingPart = (error: unknown): void =>
  console.warn('A part of the page is missing', ...(isAway(error) ? [error.code, error.requestId] : [String(error)]))

/** Waits for an optional part: a failure is logged, and the page continues without it (SPEC 8). */
export async function loadPart<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    logMissingPart(error)
    return undefined
  }
}
