import { ApiError } from '#src/contract/api.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import type { Kept } from './kept-draft.ts'

/** `kept`: on this device, for the connection is lost; `clash`: someone else changed it; `refused`: it can never be saved so. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'kept' | 'clash' | 'refused'

/** `isKept`: whether what is typed outlives the page; `theirs`: what someone else saved; `error`: why it was refused. */
export type SaveStatus = { state: SaveState; isKept: boolean; theirs?: EditedVacancy; error?: unknown }

type Ground = {
  getValues: () => VacancyForm
  send: (version: number, values: VacancyForm) => Promise<EditedVacancy>
  /** Keeps on the device, or forgets; whether it outlives the page. */
  keep: (kept: Kept | undefined) => Promise<boolean>
  say: (said: SaveStatus) => void
  /** Another state became the saved one. */
  took: (edited: EditedVacancy) => void
}

export type AutoSave = {
  getSaved: () => EditedVacancy
  isSaved: () => boolean
  /** Saves what is in the form, one save at a time; whether all of it is saved then. */
  flush: () => Promise<boolean>
  /** What is in the form was typed on this state. */
  rebase: (edited: EditedVacancy) => void
  /** Keeps what is not saved. */
  keep: () => Promise<boolean>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const REFUSED: readonly (string | undefined)[] = ['validation-failed', 'body-too-large', 'forbidden', 'not-found']

function describeFailure(error: unknown, isKept: boolean): SaveStatus {
  const { code, current } = error instanceof ApiError ? error : { code: undefined, current: undefined }
  if (code === 'version-conflict') return { state: 'clash', isKept, theirs: current as EditedVacancy }
  return REFUSED.includes(code) ? { state: 'refused', isKept, error } : { state: 'kept', isKept }
}

/** Saves a form as it is typed. What is on its way, or cannot go, is kept on the device first. */
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
    // Typed while it was on its way, or saved by now.
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
