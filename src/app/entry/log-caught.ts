import { PageError } from '../page.ts'

/** Logs what reached the error page. An answer such as 404 is shown and not logged. */
export const logCaught = (error: unknown): void => {
  if (!(error instanceof PageError)) console.error(error)
}
