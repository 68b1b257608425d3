import { useEffect, useMemo, useRef, useState } from 'react'
import { answerIs } from '#src/app/changes.ts'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { readSaved, seamanProfile } from '#src/app/seaman-profile.ts'
import { failureOf, isPlainRefusal } from '#src/app/ui/forms/failure.ts'
import { notify } from '#src/app/ui/notify.ts'
import { useLineReturn } from '#src/app/ui/use-line-return.ts'
import { updateCache } from '#src/app/update-cache.ts'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { fillCv } from '#src/domain/cv/profile-data.ts'
import { refuseUnread } from '../refuse-unread.ts'
import type { SaveEnd, SaveNews, Saves } from './send-saves.ts'
import type { CvForm } from './use-cv-form.ts'

/** `waiting` for the line, or until the person has signed in again: what was asked for goes by itself then. */
export type SavingState = 'idle' | 'saving' | 'waiting' | 'signed-out'

export type Saving = {
  state: SavingState
  /** Nothing has changed since the last save that went well. */
  isSaved: boolean
  /** All that is in the form was asked to be saved. */
  isAsked: boolean
  failure: FormFailure | undefined
  /** Counts the tries that failed: each shakes the bar again. */
  failures: number
  save: () => void
  discard: () => void
}

const messagesOf = (errors: FieldErrors): [path: string, message: string][] =>
  Object.entries(errors).flatMap(([group, fields]) =>
    Object.entries(fields).map(([name, said]): [string, string] => [
      `${group}.${name}`,
      Array.isArray(said) ? said.join(', ') : said,
    ]),
  )

/** Until a line that seems to be there is tried again, ms. */
const AGAIN = 5000

const STATES: Readonly<Record<SaveEnd, SavingState>> = {
  done: 'idle',
  clash: 'idle',
  waiting: 'waiting',
  'signed-out': 'signed-out',
}

/** Sends queued saves: on mount, when the connection is back, and periodically, because browsers do not notice stalled connections. */
function useReturn(isWaiting: boolean, saves: Saves | undefined, send: () => void) {
  const latest = useRef(send)
  latest.current = send
  useLineReturn(saves !== undefined, send)
  useEffect(() => {
    if (!saves) return
    const again = () => latest.current()
    const look = () => document.visibilityState === 'visible' && again()
    again()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [saves])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.visibilityState === 'visible' && latest.current(), AGAIN)
    return () => clearInterval(timer)
  }, [isWaiting])
}

/** The same for the same CV, whatever made it. */
const textOf = (cv: Cv): string => JSON.stringify(fillCv(cv))

type Sending = {
  state: SavingState
  /** What was last asked to be saved, as text. */
  asked: string | undefined
  /** Nothing is sent where nothing is queued. */
  send: () => Promise<void>
  setState: (state: SavingState) => void
}

/** Sends the queue of this device, one try at a time. */
function useSending(saves: Saves | undefined, fail: (thrown: unknown) => void): Sending {
  const [state, setState] = useState<SavingState>('idle')
  const [asked, setAsked] = useState<string>()
  const isSending = useRef(false)
  const isMore = useRef(false)
  async function send(): Promise<void> {
    if (!saves) return
    isMore.current = isSending.current
    if (isSending.current) return
    isSending.current = true
    try {
      const last = (await saves.read()).at(-1)
      if (last) {
        setAsked(textOf(last.typed))
        setState('saving')
      }
      setState(last ? STATES[await saves.send()] : 'idle')
    } catch (error) {
      fail(error)
      setState('idle')
    } finally {
      isSending.current = false
    }
    // Asked for while the queue was on its way.
    if (isMore.current) await send()
  }
  useReturn(state === 'waiting', saves, () => void send())
  return { state, asked, send, setState }
}

/** Applies the result of saves that any tab has sent. Returns whether the last one succeeded. */
function useNews(ctx: PageContext, cv: CvForm, went: () => void) {
  const { queries } = useRuntime()
  async function hear(news: SaveNews): Promise<void> {
    if (news.kind === 'clash') return void cv.rebase(readSaved(news.current))
    await cv.follow()
    const [saved, known] = [readSaved(news.answer), answerIs(seamanProfile(ctx), news.answer)]
    if (saved.version > cv.getSaved().version) cv.rebase(saved, news.save.typed, news.save.cv)
    updateCache(queries, known)
    went()
  }
  const latest = useRef(hear)
  latest.current = hear
  const { device } = cv
  useEffect(() => device?.channel.listen((news) => news.kind !== 'draft' && void latest.current(news)), [device])
}

/** Why the last save was refused, with its messages at the fields. */
function useRefusal(ctx: PageContext, cv: CvForm) {
  const [failure, setFailure] = useState<FormFailure>()
  const failures = useRef(0)
  const fail = (thrown: unknown) => refuse(failureOf(thrown, {}, ctx.intl))
  const refuse = (failed: FormFailure) => {
    failures.current += 1
    for (const [path, message] of messagesOf(failed.errors))
      cv.form.setError(path as never, { type: 'server', message })
    if (isPlainRefusal(failed)) notify({ kind: 'error', text: failed.message ?? '' })
    setFailure(failed)
  }
  const forget = () => {
    setFailure(undefined)
    cv.form.clearErrors()
  }
  return { failure, failures: failures.current, fail, refuse, forget }
}

/** Saves the CV of the form: stores it on the device, then sends it once, now or when the connection is back. */
export function useSave(ctx: PageContext, cv: CvForm): Saving {
  const [isDone, setDone] = useState(false)
  const isWanted = useRef(false)
  const { api } = ctx
  const saves = useMemo(() => cv.device?.openSaves((body, key) => api.saveSeamanProfile(body, key)), [cv.device, api])
  const { fail, refuse, forget, ...refusal } = useRefusal(ctx, cv)
  const { state, asked, send, setState } = useSending(saves, fail)
  useNews(ctx, cv, () => {
    setDone(true)
    if (state !== 'saving') setState('idle')
  })

  async function save(): Promise<void> {
    isWanted.current = saves === undefined
    setDone(false)
    forget()
    const unread = refuseUnread(cv.read(), ctx.intl)
    if (unread) return refuse(unread)
    setState('saving')
    if (!saves) return
    await cv.keep()
    const typed = cv.read()
    await saves.add({ key: crypto.randomUUID(), typed, cv: typed, base: cv.getSaved(), isTried: false })
    await send()
  }
  // Pressed before what the device keeps was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said above
  useEffect(() => {
    if (saves && isWanted.current) void save()
  }, [saves])

  async function discard(): Promise<void> {
    forget()
    cv.discard()
    const left = await saves?.callBack()
    if (!left?.length) setState('idle')
  }
  const isSaved = isDone && state === 'idle' && cv.changes === 0
  const isAsked = state !== 'idle' && asked === textOf(cv.read())
  const press = () => {
    if (state !== 'saving') void save()
  }
  return { state, isSaved, isAsked, ...refusal, save: press, discard: () => void discard() }
}
