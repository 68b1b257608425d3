import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Saved } from '#src/app/seaman-profile.ts'
import { markUnsaved } from '#src/app/ui/forms/draft.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import { CV_LISTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import type { CvClash } from '#src/domain/cv/merge.ts'
import { applyCv, applyValues } from '../apply-cv.ts'
import { type CvFormValues, type FormPart, readFormValues, toFormValue, toFormValues } from '../form-values.ts'
import { isOwnSpelling } from './clash-store.ts'
import { type CvDevice, openCvDevice } from './cv-device.ts'
import { type SharedDraft, shareDraft } from './shared-draft.ts'
import { readTypedBefore } from './typed-before.ts'
import { useClashes } from './use-clashes.ts'
import { useKeepsNothing } from './use-keeps-nothing.ts'

/** Typing comes first: counting what changed, and keeping it, wait for a pause. */
const PAUSE = 300

export type CvForm = {
  form: UseFormReturn<CvFormValues>
  getSaved: () => Saved
  /** How many fields, entries and orders are otherwise than saved. */
  changes: number
  /** Whether what is not saved is kept on this device. */
  isKept: boolean
  /** This browser keeps nothing, so that what is not saved goes with the page. */
  keepsNothing: boolean
  /** What this device and another one changed differently; mine is in the form. */
  clashes: readonly CvClash[]
  /** The CV as it is in the form. */
  read: () => Cv
  /** Keeps what is in the form, with what other tabs have typed. */
  keep: () => Promise<void>
  /** Takes what other tabs have kept. */
  follow: () => Promise<void>
  /**
   * Another state became the saved one: what was typed since `from` is put on top of it. `sent`: what this device had sent, where it is the
   * answer to that.
   */
  rebase: (next: Saved, from?: Cv, sent?: Cv) => void
  /** Puts the saved CV back into the form. */
  discard: () => void
  /** Of what both changed, the person chose one. */
  settle: (clash: CvClash, choice: 'mine' | 'theirs') => void
  /** What this browser keeps of the account's CV; none before the page is React's. */
  device: CvDevice | undefined
}

/** Puts the other value of a clash into its field, and leaves everything else as it was typed; where its entry is gone, nothing changes. */
function putTheirs({ getValues, setValue }: UseFormReturn<CvFormValues>, { path, theirs }: CvClash): void {
  const [part, first = '', name] = path as [CvPartName | CvListName, ...string[]]
  const isList = part in CV_LISTS
  const place = isList ? getValues(part as CvListName).findIndex(({ id }) => id === first) : 0
  if (place < 0) return
  const holder = isList ? `${part}.${place}` : part
  const field = name ?? first
  const among = getValues(holder as never) as unknown as FormPart
  setValue(`${holder}.${field}` as never, toFormValue(part, field, theirs, among) as never)
}

/** Calls `track` when the person pauses, and when the page goes. */
function useTracking(form: UseFormReturn<CvFormValues>, track: () => void) {
  const latest = useRef(track)
  latest.current = track
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => latest.current(), PAUSE)
    }
    const atOnce = () => {
      clearTimeout(waiting)
      latest.current()
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
}

type Owner = Parameters<typeof openCvDevice>[0]
type Sharing = { form: UseFormReturn<CvFormValues>; saved: { current: Saved }; owner: Owner; count: () => void }

/** The draft that all tabs share, from when the page is React's. */
function useSharing({ form, saved, owner, count }: Sharing, ask: (clashes: readonly CvClash[]) => void) {
  // Read while the page still is as it was sent: taking it over puts the fields back.
  const [typedBefore] = useState(readTypedBefore)
  const [isKept, showKept] = useState(false)
  const [device, setDevice] = useState<CvDevice>()
  const shared = useRef<SharedDraft>(undefined)
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  useEffect(() => {
    for (const [path, typed] of typedBefore) form.setValue(path as never, typed as never)
    const opened = openCvDevice(owner)
    const draft = shareDraft(
      {
        getSaved: () => saved.current,
        setSaved: (next) => {
          saved.current = next
        },
        getValues: () => structuredClone(form.getValues()),
        putValues: (values) => applyValues(form, values),
        count,
        ask: (found) => latestAsk.current(found),
        showKept: (kept) => {
          showKept(kept)
          markUnsaved(kept)
        },
      },
      opened.drafts,
      () => opened.channel.tell({ kind: 'draft' }),
    )
    shared.current = draft
    const stop = opened.channel.listen(({ kind }) => kind === 'draft' && void draft.follow())
    const open = () => setDevice(opened)
    // A draft that cannot be read stays where it is; what is typed now is saved all the same.
    void draft.open().then(open, open)
    return () => {
      stop()
      opened.channel.close()
    }
  }, [form, saved, owner, count, typedBefore])
  return { isKept, device, shared }
}

/** The form of a CV: what the server has, what was typed since, and what is kept of it on this device. */
export function useCvForm(first: Saved, owner: Owner): CvForm {
  const saved = useRef(first)
  const getSaved = () => saved.current
  const [changes, setChanges] = useState(0)
  const [initial] = useState(() => toFormValues(first.cv))
  const form = useForm<CvFormValues>({ defaultValues: initial })
  const read = () => readFormValues(form.getValues())
  const own = useRef<{ typed: Cv; sent: Cv }>(undefined)
  const ask = (found: readonly CvClash[]) =>
    clashes.add(found.filter((clash) => !own.current || !isOwnSpelling(clash, own.current.typed, own.current.sent)))
  const count = useCallback(
    () => setChanges(listChanges(saved.current.cv, readFormValues(form.getValues())).length),
    [form],
  )
  const { isKept, device, shared } = useSharing({ form, saved, owner, count }, ask)
  const clashes = useClashes(device)
  const keep = async () => {
    count()
    await shared.current?.keep()
  }
  const follow = async () => shared.current?.follow()
  useTracking(form, () => void keep())
  const keepsNothing = useKeepsNothing({ device, changes, isKept })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device had kept is in the form by then
  useEffect(() => {
    if (device) void keep()
  }, [device])

  const rebase: CvForm['rebase'] = (next, from = getSaved().cv, sent) => {
    own.current = sent && { typed: from, sent }
    shared.current?.rebase(next, from)
    own.current = undefined
    void keep()
  }
  const discard = () => {
    form.clearErrors()
    applyCv(form, getSaved().cv)
    clashes.clear()
  }
  const settle: CvForm['settle'] = (clash, choice) => {
    if (choice === 'theirs') putTheirs(form, clash)
    clashes.drop(clash)
  }
  const state = { changes, isKept, keepsNothing, clashes: clashes.list, device }
  return { form, getSaved, read, keep, follow, rebase, discard, settle, ...state }
}
