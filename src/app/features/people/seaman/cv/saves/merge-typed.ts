import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import { type CvClash, mergeCv } from '#src/domain/cv/merge.ts'
import { type CvFormValues, type FormEntry, type FormPart, readFormValues, toFormValues } from '../form-values.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Side = { typed: FormPart; read: object }

/** Keeps the typed form of each field with the same meaning. */
const keepPart = (fields: object, mine: Side, then: Side): FormPart =>
  Object.fromEntries(
    Object.keys(fields).map((name) => {
      const isMine = isSame(mine.read[name as never], then.read[name as never])
      return [name, (isMine ? mine : then).typed[name] as FormPart[string]]
    }),
  )

/** Returns the form values of a CV, with typed values in their own spelling. */
export function keepTyped(mine: CvFormValues, cv: Cv): CvFormValues {
  const [then, read] = [toFormValues(cv), readFormValues(mine)]
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [
    part,
    keepPart(CV_PARTS[part], { typed: mine[part], read: read[part] }, { typed: then[part], read: cv[part] }),
  ])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => {
    const before = new Map(mine[list].map((typed, place) => [typed.id, { typed, read: read[list][place] as object }]))
    const entries = then[list].map((typed, place): FormEntry => {
      const own = before.get(typed.id)
      const next = { typed, read: cv[list][place] as object }
      return { id: typed.id, ...(own ? keepPart(CV_LISTS[list], own, next) : keepPart(CV_LISTS[list], next, next)) }
    })
    return [list, entries]
  })
  return Object.fromEntries([...parts, ...lists]) as CvFormValues
}

type Three = { base: CvFormValues; mine: CvFormValues; theirs: CvFormValues }

/** Merges what two sides typed since their common base, in typed form. */
export function mergeTyped({ base, mine, theirs }: Three): { values: CvFormValues; clashes: readonly CvClash[] } {
  if (isSame(base, mine)) return { values: theirs, clashes: [] }
  const [before, ours, others] = [base, mine, theirs].map(readFormValues) as [Cv, Cv, Cv]
  const { cv, clashes } = mergeCv({ base: before, mine: ours, theirs: others })
  return { values: keepTyped(mine, cv), clashes }
}
