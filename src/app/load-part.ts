import { ApiError, ConnectionError } from '../contract/api.ts'

let missing = 0

/** Grows with every part that is missing. */
export const countMissing = (): number => missing

const isCut = (error: unknown): error is ConnectionError => error instanceof ConnectionError
const isAway = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 500

/**
 * Waits for something that a page can stand without: a failure is logged, and the page carries on with what it has (SPEC 8). What the
 * server refuses stays a refusal.
 */
export async function loadPart<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!isCut(error) && !isAway(error)) throw error
    missing += 1
    console.warn('A part of the page is missing', ...(isCut(error) ? [error.message] : [error.code, error.requestId]))
    return undefined
  }
}

type Loaded<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> | undefined }

/** The parts of a page that has nothing else: when none of them is reached there is no page, but a line that is cut. */
export async function loadParts<Parts extends Readonly<Record<string, Promise<unknown>>>>(
  parts: Parts,
): Promise<Loaded<Parts>> {
  const answers = Object.values(parts)
  const outcomes = await Promise.allSettled(answers)
  const cuts = outcomes.filter((outcome) => outcome.status === 'rejected' && isCut(outcome.reason))
  if (cuts.length > 0 && cuts.length === outcomes.length) await Promise.all(answers)
  const loaded = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await loadPart(part)]))
  return Object.fromEntries(loaded) as Loaded<Parts>
}
