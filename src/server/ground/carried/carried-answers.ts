import { clearCarriedCookie, readCarriedCookie } from '#src/server/http/carried-cookie.ts'
import type { AppContext } from '#src/server/http/context.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { dropWords, readWords } from './carried.usecases.ts'

/** Words that cannot be got at take neither the page with them nor what was sent from it. */
async function orNothing<Got>(c: AppContext, work: Promise<Got>): Promise<Got | undefined> {
  try {
    return await work
  } catch (error) {
    logFailure('words of a guest could not be reached', c.get('requestId'), error)
    return undefined
  }
}

/** For answers about a page: what its reader began to write there as a guest, where there is something. */
export async function readCarried(c: AppContext, path: string): Promise<{ carriedNote?: string }> {
  const note = await orNothing(c, readWords(c.get('services'), readCarriedCookie(c), path))
  return note === undefined ? {} : { carriedNote: note }
}

/** What was begun on the page has been sent. */
export async function forgetCarried(c: AppContext, path: string): Promise<void> {
  if (await orNothing(c, dropWords(c.get('services'), readCarriedCookie(c), path))) clearCarriedCookie(c)
}
