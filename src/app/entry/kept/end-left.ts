import { closeShell } from '#src/app/kept/close-shell.ts'
import { markLeft, readLeft } from '#src/app/kept/left.ts'
import { localizePath } from '#src/contract/addresses.ts'
import { CSRF_PATH } from '#src/contract/constants.ts'
import type { LocaleCode } from '#src/contract/locales.ts'

/** ms */
const AGAIN = 5000
const TIMEOUT = 30_000

/** Tells the server, as soon as it is reached, that the person has left; then nothing of this browser's shell stays, and signing in is shown. */
export function endLeft(locale: LocaleCode): void {
  const left = readLeft()
  // Some browsers keep for a week what a script has written: counted from now.
  if (left) markLeft(left)
  const tell = async () => {
    // Whatever is asked tells it: the word is in the request itself.
    await fetch(CSRF_PATH, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {})
    if (readLeft()) return
    removeEventListener('online', start)
    clearInterval(timer)
    await closeShell()
    location.replace(localizePath(locale, '/auth/login'))
  }
  const start = () => void tell()
  const timer = setInterval(start, AGAIN)
  addEventListener('online', start)
  start()
}
