import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Saved } from '#src/app/seaman-profile.ts'
import { listChanges } from '#src/contract/cv/changes.ts'
import type { Cv } from '#src/contract/cv/cv.ts'
import { type CvClash, mergeCv } from '#src/contract/cv/merge.ts'
import { applyCv, applyValues } from './apply-cv.ts'
import { type CvFormValues, readFormValues, toFormValues } from './form-values.ts'
import { type CvDraft, openDraftStore } from './keep-draft.ts'
import { readTypedBefore } from './typed-before.ts'

/** Typing comes first: counting what changed, and keeping it, wait for a pause. */
const PAUSE = 300

export type CvForm = {
  form: UseFormReturn<CvFormValues>
  getSaved: () => Saved
  /** How many fields, entries and orders are otherwise than saved. */
  changes: number
  /** Whether what is not saved is kept on this device. */
  isKept: boolean
  /** What this device and another one changed differently; mine stands in the form. */
  clashes: readonly CvClash[]
  /** The CV as it stands in the form. */
  read: () => Cv
  /** Another state became the saved one: what was typed since `from` is put on top of it. Gives what both changed. */
  rebase: (next: Saved, from?: Cv) => readonly CvClash[]
  /** Puts the saved CV back into the form. */
  discard: () => void
  /** Of what both changed, the person chose one. */
  settle: (clash: CvClash, choice: 'mine' | 'theirs') => void
}

/** The CV with another value at a path of a clash; where its entry is gone, nothing changes. */
function putValue(cv: Cv, [part = '', ...rest]: CvClash['path'], value: unknown): Cv {
  const copy = structuredClone(cv) as unknown as Record<string, Record<string, unknown> & { id: string }[]>
  const [first = '', name] = rest
  const holder = name === undefined ? copy[part] : copy[part]?.find(({ id }) => id === first)
  if (holder) (holder as Record<string, unknown>)[name ?? first] = value
  return copy as unknown as Cv
}

type Ground = { getSaved: () => Saved; read: () => Cv; form: UseFormReturn<CvFormValues> }

/** Counts and keeps what changed, when the person pauses and when the page goes. */
function useTracking({ getSaved, read, form }: Ground, accountId: string) {
  const [changes, setChanges] = useState(0)
  const [isKept, setKept] = useState(false)
  const store = useMemo(() => openDraftStore(accountId), [accountId])
  const isReady = useRef(false)

  const track = useRef(() => {})
  track.current = () => {
    const { cv: base, version } = getSaved()
    const count = listChanges(base, read()).length
    setChanges(count)
    if (!isReady.current) return
    const kept = count > 0 ? store.write({ values: form.getValues(), base, version }) : store.forget().then(() => false)
    void kept.then(setKept)
  }

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => track.current(), PAUSE)
    }
    const atOnce = () => {
      clearTimeout(waiting)
      track.current()
    }
    const stop = form.subscribe({ formState: { values: true }, callback: soon })
    addEventListener('pagehide', atOnce)
    document.addEventListener('visibilitychange', atOnce)
    return () => {
      stop()
      removeEventListener('pagehide', atOnce)
      document.removeEventListener('visibilitychange', atOnce)
      atOnce()
    }
  }, [form])
  return { changes, isKept, store, isReady, track }
}

type Tracking = ReturnType<typeof useTracking>
type Restoring = Ground & { first: Saved; tracking: Tracking; setClashes: (clashes: readonly CvClash[]) => void }

/** Puts back what was typed before React was there, and what this device kept. */
function useRestoring({ form, read, first, tracking: { store, isReady, track }, setClashes }: Restoring) {
  // Read while the page still is as it was sent: taking it over puts the fields back.
  const [typedBefore] = useState(readTypedBefore)
  const restore = useRef((_draft: CvDraft | undefined) => {})
  restore.current = (draft) => {
    isReady.current = true
    if (draft?.version === first.version && typedBefore.length === 0) applyValues(form, draft.values)
    else if (draft) {
      const merged = mergeCv({ base: draft.base, mine: readFormValues(draft.values), theirs: read() })
      applyCv(form, merged.cv)
      setClashes(merged.clashes)
    }
    track.current()
  }
  useEffect(() => {
    for (const [path, typed] of typedBefore) form.setValue(path as never, typed as never)
    void store.read().then((draft) => restore.current(draft))
  }, [form, store, typedBefore])
}

/** The form of a CV: what the server has, what was typed since, and what is kept of it on this device. */
export function useCvForm(first: Saved, accountId: string): CvForm {
  const saved = useRef(first)
  const getSaved = () => saved.current
  const [clashes, setClashes] = useState<readonly CvClash[]>([])
  const [initial] = useState(() => toFormValues(first.cv))
  const form = useForm<CvFormValues>({ defaultValues: initial })
  const read = () => readFormValues(form.getValues())
  const ground = { getSaved, read, form }
  const tracking = useTracking(ground, accountId)
  useRestoring({ ...ground, first, tracking, setClashes })

  const rebase: CvForm['rebase'] = (next, from = getSaved().cv) => {
    const merged = mergeCv({ base: from, mine: read(), theirs: next.cv })
    applyCv(form, merged.cv)
    saved.current = next
    setClashes(merged.clashes)
    tracking.track.current()
    return merged.clashes
  }
  const discard = () => {
    form.clearErrors()
    applyCv(form, getSaved().cv)
    setClashes([])
  }
  const settle: CvForm['settle'] = (clash, choice) => {
    if (choice === 'theirs') applyCv(form, putValue(read(), clash.path, clash.theirs))
    setClashes((before) => before.filter((other) => other !== clash))
  }
  return { ...ground, changes: tracking.changes, isKept: tracking.isKept, clashes, rebase, discard, settle }
}
