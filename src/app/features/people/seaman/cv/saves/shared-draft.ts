import type { Held } from '#src/app/kept/account-store.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { type CvFormValues, readFormValues, toFormValues } from '../form-values.ts'
import { type CvDraft, type DraftStore, valuesOf } from './draft-store.ts'
import { mergeTyped } from './merge-typed.ts'

/** The form of one tab. */
export type DraftGround = {
  getSaved: () => Saved
  setSaved: (saved: Saved) => void
  /** A copy. */
  getValues: () => CvFormValues
  putValues: (values: CvFormValues) => void
  /** Recounts differences after a change of the form or the saved CV. */
  count: () => void
  /** Called with conflicts between this tab and another one or another device. */
  ask: (clashes: readonly CvClash[]) => void
  /** Shows whether unsaved changes are stored on this device. */
  showKept: (isKept: boolean) => void
}

export type SharedDraft = {
  /** Merges changes of other tabs and visits into the form. Call it once, before anything is stored. */
  open: () => Promise<void>
  /** Stores the form after merging changes of other tabs. */
  keep: () => Promise<void>
  /** Another tab has stored something. */
  follow: () => Promise<void>
  /** Applies another saved CV under the changes since `from`. Returns conflicts. */
  rebase: (next: Saved, from: Cv) => readonly CvClash[]
}

/** The draft as this tab last read it. */
type Seen = { rev: number; values: CvFormValues; text: string }

const textOf = (saved: Saved, values: CvFormValues): string => JSON.stringify([saved.version, values])

/** Bases the draft on the saved CV of this tab, which may be newer. */
function rebaseDraft({ getSaved, ask }: DraftGround, draft: CvDraft): CvFormValues {
  const typed = valuesOf(draft)
  if (draft.saved.version >= getSaved().version) return typed
  const { values, clashes } = mergeTyped({
    base: toFormValues(draft.saved.cv),
    mine: typed,
    theirs: toFormValues(getSaved().cv),
  })
  if (clashes.length > 0) ask(clashes)
  return values
}

function put({ putValues, count, ask }: DraftGround, { values, clashes }: ReturnType<typeof mergeTyped>) {
  putValues(values)
  // Also without changes: another tab's save was already merged.
  count()
  if (clashes.length > 0) ask(clashes)
  return clashes
}

/** Merges the stored draft into the form, under changes since this tab last read it. */
function take(ground: DraftGround, before: Seen | undefined, { rev, value }: Held<CvDraft>): Seen {
  const { getSaved, setSaved, getValues, showKept } = ground
  const draft = value ?? { saved: getSaved() }
  const base = before?.values ?? toFormValues(getSaved().cv)
  const theirs = rebaseDraft(ground, draft)
  if (draft.saved.version > getSaved().version) setSaved(draft.saved)
  put(ground, mergeTyped({ base, mine: getValues(), theirs }))
  showKept(draft.values !== undefined)
  return { rev, values: theirs, text: textOf(draft.saved, valuesOf(draft)) }
}

/** Writes a changed form; merges concurrent writes of other tabs, and repeats. */
async function keep(ground: DraftGround, before: Seen, store: DraftStore, told: () => void): Promise<Seen> {
  const [saved, values] = [ground.getSaved(), ground.getValues()]
  const text = textOf(saved, values)
  if (text === before.text) return before
  const isChanged = listChanges(saved.cv, readFormValues(values)).length > 0
  const written = await store.write({ saved, ...(isChanged && { values }) }, before.rev)
  if ('other' in written) return keep(ground, take(ground, before, written.other), store, told)
  ground.showKept(isChanged && written.isKept)
  told()
  return { rev: written.rev, values, text }
}

/** One draft for all tabs of an account. `told` is called after a write. */
export function shareDraft(ground: DraftGround, store: DraftStore, told: () => void): SharedDraft {
  let seen: Seen | undefined
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  const keepNow = async () => {
    if (seen) seen = await keep(ground, seen, store, told)
  }
  return {
    open: () =>
      inTurn(async () => {
        seen = take(ground, undefined, await store.read())
        await keepNow()
      }),
    keep: () => inTurn(keepNow),
    follow: () =>
      inTurn(async () => {
        const held = await store.read()
        if (seen && held.rev > seen.rev) seen = take(ground, seen, held)
      }),
    rebase: (next, from) => {
      ground.setSaved(next)
      const [base, theirs] = [toFormValues(from), toFormValues(next.cv)]
      return put(ground, mergeTyped({ base, mine: ground.getValues(), theirs }))
    },
  }
}
