import { ApiError } from '#src/contract/api.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import type { Kept } from './kept-draft.ts'

/** `kept`: stored on the device while offline; `clash`: changed by someone else; `refused`: rejected for good. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'kept' | 'clash' | 'refused'

/** `isKept`: typed text outlives the page; `theirs`: the concurrent version; `error`: the reason of a rejection. */
export type SaveStatus = { state: SaveState; isKept: boolean; theirs?: EditedVacancy; error?: unknown }

type Ground = {
  getValues: () => VacancyForm
  send: (version: number, values: VacancyForm) => Promise<EditedVacancy>
  /** Stores or deletes the draft on the device; returns whether it outlives the page. */
  keep: (kept: Kept | undefined) => Promise<boolean>
  say: (said: SaveStatus) => void
  /** Called when another state is the saved one. */
  took: (edited: EditedVacancy) => void
}

export type AutoSave = {
  getSaved: () => EditedVacancy
  isSaved: () => boolean
  /** Saves the form, one save at a time; returns whether everything is saved. */
  flush: () => Promise<boolean>
  /** Sets the state on which the form is based. */
  rebase: (edited: EditedVacancy) => void
  /** Stores unsaved text. */
  keep: () => Promise<boolean>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const REFUSED: readonly (string | undefined)[] = ['validation-failed', 'body-too-large', 'forbidden', 'not-found']

function describeFailure(error: unknown, isKept: boolean): SaveStatus {
  const { code, current } = error instanceof ApiError ? error : { code: undefined, current: undefined }
  if (code === 'version-conflict') return { state: 'clash', isKept, theirs: current as EditedVacancy }
  return REFUSED.includes(code) ? { state: 'refused', isKept, error } : { state: 'kept', isKept }
}

/** Saves a form while it is typed. Pending or failed changes are stored on the device first. */
export function createAutoSave(first: EditedVacancy, { getValues, send, keep, say, took }: Ground): AutoSave {
  let saved = first
  let last: Promise<unknown> = Promise.resolve()
  const isSaved = () => isSame(getValues(), saved.form)
  const keepTyped = () => keep(isSaved() ? undefined : { version: saved.version, values: getValues() })

  async function save(): Promise<boolean> {
    if (isSaved()) {
      await keep(undefined)
      say({ state: 'saved', isKept: false })
      return true
    }
    const values = getValues()
    const isKept = await keepTyped()
    say({ state: 'saving', isKept })
    try {
      saved = await send(saved.version, values)
    } catch (error) {
      say(describeFailure(error, isKept))
      return false
    }
    took(saved)
    // Edited during the save, or saved by now.
    return save()
  }
  return {
    getSaved: () => saved,
    isSaved,
    flush: () => {
      const turn = last.then(save)
      last = turn.catch(() => {})
      return turn
    },
    rebase: (edited) => {
      saved = edited
      took(edited)
    },
    keep: keepTyped,
  }
}
