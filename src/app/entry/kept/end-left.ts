import { readLeft } from '#src/app/kept/left.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { CSRF_PATH } from '#src/contract/http/constants.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/** ms */
const AGAIN = 5000
const TIMEOUT = 30_000

/** Cached beside the shell; if it is missing, it is requested. */
const loadLeaving = () => import('../../kept/leaving.ts').catch(() => undefined)

/** Reports the sign-out to the server as soon as it is reached; then deletes the shell and opens sign-in. */
export function endLeft(locale: LocaleCode): void {
  const left = readLeft()
  // Some browsers limit cookies from scripts to a week: this renews it.
  if (left) void loadLeaving().then((part) => part?.markLeft(left))
  const tell = async () => {
    // Any request reports it: the cookie is part of it.
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
