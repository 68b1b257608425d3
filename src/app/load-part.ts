import { ApiError } from '../contract/api.ts'

let missing = 0

/** Grows with every part that is missing. */
export const countMissing = (): number => missing

/**
 * Waits for something that a page can stand without: a failure is logged, and the page carries on with what it has (SPEC 8). What the
 * server refuses stays a refusal.
 */
export async function loadPart<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 500) throw error
    missing += 1
    console.warn('A part of the page is missing', error.code, error.requestId)
    return undefined
  }
}
