import { useEffect, useState } from 'react'
import type { useActionForm } from '../../../ui/forms/index.ts'

type Form = Pick<ReturnType<typeof useActionForm>, 'ref' | 'valueOf'>

/** What a field of the form holds at this moment; without scripting what it was shown with. */
export function useChosen(form: Form, name: string): string {
  const { ref } = form
  const [chosen, setChosen] = useState(() => form.valueOf(name))
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => setChosen(String(new FormData(element).get(name) ?? ''))
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [ref, name])
  return chosen
}
