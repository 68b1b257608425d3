import { ApiError } from '../contract/api.ts'
import { type PageContext, PageError } from './page.ts'

const MAX_PATH = 200

/** The message of SPEC 8 for an unknown address. */
export function createNotFound({ here, intl }: Pick<PageContext, 'here' | 'intl'>): PageError {
  const path = (here.split('?')[0] ?? here).slice(0, MAX_PATH)
  return new PageError(404, intl.t('page.not-found', { path }))
}

/** Waits for an answer; `not-found` becomes the error page. */
export async function findOrNotFound<T>(answer: Promise<T>, ctx: Pick<PageContext, 'here' | 'intl'>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw createNotFound(ctx)
    throw error
  }
}
