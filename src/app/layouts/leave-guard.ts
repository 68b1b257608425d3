import { useEffect, useState } from 'react'
import { forgetAccount } from '../account-stores.ts'
import { goesNow, markLeaving, renewToken, tellCut } from '../form-token.ts'
import { hasUnsavedWords } from '../ui/forms/draft.ts'

const isSignOut = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.getAttribute('action')?.endsWith('/auth/logout') === true

type Guard = { asked: HTMLFormElement | undefined; stay: () => void; leave: () => Promise<void> }

/**
 * Holds a sign-out back while a form of the page has words that were not sent; what the browser keeps of the account goes with it.
 * @param whoIsIn the id of the account that is signed in now
 * @returns the form that waits for an answer, the way to stay and the way out
 */
export function useLeaveGuard(whoIsIn: () => string | undefined): Guard {
  const [asked, setAsked] = useState<HTMLFormElement>()
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      if (!isSignOut(event.target)) return
      if (!hasUnsavedWords()) return goesNow(event.target) ? forget(whoIsIn()) : undefined
      event.preventDefault()
      setAsked(event.target)
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [whoIsIn])
  const leave = async () => {
    setAsked(undefined)
    if (!asked) return
    if (!(await renewToken(asked))) return tellCut(asked)
    forget(whoIsIn())
    markLeaving(asked)
    asked.submit()
  }
  return { asked, stay: () => setAsked(undefined), leave }
}

const forget = (accountId: string | undefined): void => {
  if (accountId) forgetAccount(accountId)
}
