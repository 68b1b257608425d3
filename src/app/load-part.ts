import { ApiError } from '../contract/api.ts'

/**
 * Waits for something that a page can stand without: a failure is logged, and the page carries on with what it has (SPEC 8). What the
 * server refuses stays a refusal.
 */
export async function loadPart<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error
    console.warn('A part of the page is missing', error.code, error.requestId)
    return undefined
  }
}
