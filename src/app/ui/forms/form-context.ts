import { createContext, useContext } from 'react'
import type { ActionForm } from './use-action-form.ts'

const FormContext = createContext<ActionForm | null>(null)

export const FormProvider = FormContext.Provider

export function useForm(): ActionForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of an ActionForm')
  return form
}

/** Returns ids, initial value and error of a field. */
export function useField(name: string, group?: string) {
  const form = useForm()
  const id = `${form.id}-${name}`
  const error = form.errorOf(name, group)
  return { id, error, initial: form.valueOf(name), errorId: `${id}-error`, hintId: `${id}-hint` }
}
