import { useEffect, useState } from 'react'
import { hasUnsavedWords } from '../ui/forms/draft.ts'

const isSignOut = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.getAttribute('action')?.endsWith('/auth/logout') === true

/**
 * Holds a sign-out back while a form of the page has words that were not sent.
 * @returns the form that waits for an answer, and the way to stay
 */
export function useLeaveGuard(): { asked: HTMLFormElement | undefined; stay: () => void } {
  const [asked, setAsked] = useState<HTMLFormElement>()
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      if (!isSignOut(event.target) || !hasUnsavedWords()) return
      event.preventDefault()
      setAsked(event.target)
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [])
  return { asked, stay: () => setAsked(undefined) }
}
