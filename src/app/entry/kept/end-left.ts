import { readLeft } from '#src/app/kept/left.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { CSRF_PATH } from '#src/contract/http/constants.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/** ms */
const AGAIN = 5000
const TIMEOUT = 30_000

/** Kept beside the shell, so it is there; where it is not, it is asked for again. */
const loadLeaving = () => import('../../kept/leaving.ts').catch(() => undefined)

/** Tells the server, as soon as it is reached, that the person has left; then nothing of this browser's shell stays, and signing in is shown. */
export function endLeft(locale: LocaleCode): void {
  const left = readLeft()
  // Some browsers keep for a week what a script has written: counted from now.
  if (left) void loadLeaving().then((part) => part?.markLeft(left))
  const tell = async () => {
    // Whatever is asked tells it: the word is in the request itself.
    await fetch(CSRF_PATH, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {})
    const part = await loadLeaving()
    if (readLeft() || !part) return
    removeEventListener('online', start)
    clearInterval(timer)
    await part.closeShell()
    location.replace(localizePath(locale, '/auth/login'))
  }
  const start = () => void tell()
  const timer = setInterval(start, AGAIN)
  addEventListener('online', start)
  start()
}
