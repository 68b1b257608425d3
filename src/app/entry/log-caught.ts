import { PageError } from '../page.ts'

/** What reached the error page. An answer of a page, such as 404, is no fault of the app: it is shown and not logged. */
export const logCaught = (error: unknown): void => {
  if (!(error instanceof PageError)) console.error(error)
}
