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
  /** The form or what is saved is another: counts again how they differ. */
  count: () => void
  /** What this tab and another one, or another device, changed differently. */
  ask: (clashes: readonly CvClash[]) => void
  /** Whether what is not saved is kept on this device. */
  showKept: (isKept: boolean) => void
}

export type SharedDraft = {
  /** What other tabs and visits have typed comes into the form. To be called once, before anything is kept. */
  open: () => Promise<void>
  /** Keeps the form as it stands; what another tab has kept meanwhile comes into it first. */
  keep: () => Promise<void>
  /** Another tab has kept something. */
  follow: () => Promise<void>
  /** Another state became the saved one: what was typed since `from` is put on top of it. Returns what both changed. */
  rebase: (next: Saved, from: Cv) => readonly CvClash[]
}

/** What this tab last saw under the draft's name. */
type Seen = { rev: number; values: CvFormValues; text: string }

const textOf = (saved: Saved, values: CvFormValues): string => JSON.stringify([saved.version, values])

/** The draft on top of the saved CV that this tab has, which may be newer than the one it was made from. */
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
  // Also where it puts nothing new into the form: what another tab saved was there already.
  count()
  if (clashes.length > 0) ask(clashes)
  return clashes
}

/** Puts what is in the store into the form, on top of which this tab typed since it last looked. */
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

/** Writes the form where it is otherwise than what was seen; takes what another tab wrote meanwhile, as often as one does. */
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

/** One draft for all tabs of an account. `told`: it was written. */
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
