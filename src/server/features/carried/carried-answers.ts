import { clearCarriedCookie, readCarriedCookie } from '../../http/carried-cookie.ts'
import type { AppContext } from '../../http/context.ts'
import { dropWords, readWords } from './carried.usecases.ts'

/** For answers about a page: what its reader began to write there as a guest, where there is something. */
export async function readCarried(c: AppContext, path: string): Promise<{ carriedNote?: string }> {
  const note = await readWords(c.get('services'), readCarriedCookie(c), path)
  return note === undefined ? {} : { carriedNote: note }
}

/** What was begun on the page has been sent. */
export async function forgetCarried(c: AppContext, path: string): Promise<void> {
  if (await dropWords(c.get('services'), readCarriedCookie(c), path)) clearCarriedCookie(c)
}
