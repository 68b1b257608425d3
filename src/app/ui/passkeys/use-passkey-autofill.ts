import { useCallback, useEffect, useRef } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { abortPasskey, supportsAutofill } from './ceremonies.ts'

/** A challenge is good for five minutes; a page may stay open for longer. */
const RENEWAL = 4 * 60_000

/**
 * Lets the browser offer passkeys in the field that says `webauthn`: one request waits while the page is open, renewed before its
 * challenge is over. The answer starts it anew, for when another request took its place and came to nothing.
 */
export function usePasskeyAutofill(show: () => Promise<void>, next: string): () => void {
  const { hydrated, arrive } = useRuntime()
  const latest = useRef({ show, next })
  latest.current = { show, next }

  const wait = useCallback(async () => {
    try {
      if (!(await supportsAutofill())) return
      await latest.current.show()
      await arrive(latest.current.next)
    } catch {
      // Aborted, declined or refused: the form and the button are still there.
    }
  }, [arrive])

  useEffect(() => {
    if (!hydrated) return
    void wait()
    const renewal = setInterval(() => void wait(), RENEWAL)
    return () => {
      clearInterval(renewal)
      void abortPasskey()
    }
  }, [hydrated, wait])

  return () => void wait()
}
