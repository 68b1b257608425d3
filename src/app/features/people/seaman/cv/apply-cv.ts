import type { UseFormReturn } from 'react-hook-form'
import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import { type CvFormValues, type FormEntry, type FormPart, toFormValues } from './form-values.ts'

type Form = Pick<UseFormReturn<CvFormValues>, 'getValues' | 'setValue' | 'getFieldState' | 'setError' | 'clearErrors'>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function applyPart({ setValue }: Form, path: string, fields: object, now: FormPart, then: FormPart): void {
  for (const name of Object.keys(fields))
    if (!isSame(now[name], then[name])) setValue(`${path}.${name}` as never, then[name] as never)
}

const idsOf = (entries: readonly FormEntry[]): string[] => entries.map(({ id }) => id)

type Messages = Record<string, { message?: string }>

/** Replaces the entries of a list. Errors of the last save move with their entry, or are removed with it. */
function replaceEntries(form: Form, list: CvListName, now: readonly FormEntry[], then: readonly FormEntry[]): void {
  const said = new Map(
    now.map(({ id }, place) => [id, form.getFieldState(`${list}.${place}` as never).error as Messages | undefined]),
  )
  form.clearErrors(list)
  form.setValue(list, then as never)
  then.forEach(({ id }, place) => {
    for (const [name, { message }] of Object.entries(said.get(id) ?? {}))
      if (message !== undefined) form.setError(`${list}.${place}.${name}` as never, { type: 'server', message })
  })
}

/** Applies another state of the CV to the form, field by field, so that unchanged fields keep position and focus. */
export function applyValues(form: Form, then: CvFormValues): void {
  const now = form.getValues()
  for (const part of Object.keys(CV_PARTS) as CvPartName[]) applyPart(form, part, CV_PARTS[part], now[part], then[part])
  for (const list of Object.keys(CV_LISTS) as CvListName[]) {
    if (isSame(idsOf(now[list]), idsOf(then[list])))
      then[list].forEach((entry, place) => {
        applyPart(form, `${list}.${place}`, CV_LISTS[list], now[list][place] as FormEntry, entry)
      })
    else replaceEntries(form, list, now[list], then[list])
  }
}

export const applyCv = (form: Form, cv: Cv): void => applyValues(form, toFormValues(cv))
