import { useEffect, useState } from 'react'
import type { useActionForm } from '#src/app/ui/forms/index.ts'

type Form = Pick<ReturnType<typeof useActionForm>, 'ref' | 'valueOf'>

/** What a field of the form holds at this moment; without scripting what it was shown with. */
export function useChosen(form: Form, name: string): string {
  const { ref } = form
  const [chosen, setChosen] = useState(() => form.valueOf(name))
  useEffect(() => {
    const read = () => {
      if (ref.current) setChosen(String(new FormData(ref.current).get(name) ?? ''))
    }
    read()
    document.addEventListener('input', read)
    return () => document.removeEventListener('input', read)
  }, [ref, name])
  return chosen
}
