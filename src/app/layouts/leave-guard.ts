import { useEffect, useRef, useState } from 'react'
import { hasUnsavedWords } from '../ui/forms/draft.ts'

const isSignOut = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.dataset.account !== undefined

type Guard = { asked: HTMLFormElement | undefined; stay: () => void; leave: () => void }

/**
 * Stops a sign-out while a form of the page has unsaved text.
 * @returns the stopped form, and functions to stay and to leave
 */
export function useLeaveGuard(): Guard {
  const [asked, setAsked] = useState<HTMLFormElement>()
  const leaving = useRef<HTMLFormElement>(undefined)
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      if (!isSignOut(event.target) || leaving.current === event.target || !hasUnsavedWords()) return
      event.preventDefault()
      setAsked(event.target)
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [])
  const leave = () => {
    setAsked(undefined)
    leaving.current = asked
    asked?.requestSubmit()
    leaving.current = undefined
  }
  return { asked, stay: () => setAsked(undefined), leave }
}
