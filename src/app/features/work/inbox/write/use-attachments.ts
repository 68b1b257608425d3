import { useEffect, useRef, useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { MAX_MESSAGE_FILES } from '#src/contract/inbox/inbox.ts'
import { cleanFileName } from '#src/domain/text/file-name.ts'
import { isAway } from '../outbox/outbox.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import type { QueuedFile } from '../outbox/queued-files.ts'

/** A file chosen for a message: its progress, its id once uploaded, whether it waits for a connection, or why it was rejected. */
export type Attachment = {
  key: string
  name: string
  share: number
  id?: string | undefined
  isWaiting?: boolean
  failure?: string | undefined
}

type Context = Pick<PageContext, 'api' | 'intl'>
type Keeping = Pick<Outgoing, 'keepFiles' | 'dropFiles'>
type Chosen = { file: File; begun: Begun; ending: AbortController; isGoing?: boolean; became?: string }

/** Delay before a retry with a connection, ms. */
const AGAIN = 5000

/** Retries waiting uploads when the browser reports a connection, and every few seconds. */
function useRetry(items: readonly Attachment[], retry: (key: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is tried again is what waits
  useEffect(() => {
    const waiting = items.filter(({ isWaiting }) => isWaiting)
    if (waiting.length === 0) return
    const again = () => {
      for (const { key } of waiting) retry(key)
    }
    const timer = setTimeout(again, AGAIN)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [items])
}

/** The chosen files, and functions to upload them. */
function useChosen({ api, intl }: Context) {
  const [items, setItems] = useState<readonly Attachment[]>([])
  const chosen = useRef(new Map<string, Chosen>())
  const at = (key: string) => chosen.current.get(key) as Chosen
  const change = (key: string, next: Partial<Attachment>) =>
    setItems((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))

  async function send(key: string): Promise<void> {
    const one = at(key)
    const { file, begun, ending, isGoing } = one
    if (isGoing) return
    one.isGoing = true
    try {
      const { became } = await sendFile(createFileApi(api.call), file, {
        purpose: 'attachment',
        begun,
        signal: ending.signal,
        via: sendBytes,
        onSent: (sent, size) => change(key, { share: sent / size, isWaiting: false }),
      })
      one.became = became
      change(key, { id: became, share: 1 })
    } catch (error) {
      if (ending.signal.aborted) return
      const isWaiting = isAway(error)
      change(key, isWaiting ? { isWaiting } : { isWaiting, failure: failureOf(error, {}, intl).message ?? '' })
    } finally {
      one.isGoing = false
    }
  }
  useRetry(items, (key) => void send(key))

  function add(file: File): void {
    if (items.length >= MAX_MESSAGE_FILES) return
    const key = crypto.randomUUID()
    const isTooLarge = file.size > FILE_PURPOSES.attachment.maxBytes
    chosen.current.set(key, { file, begun: {}, ending: new AbortController() })
    const failure = isTooLarge ? { failure: intl.t('error.code.file-too-large') } : {}
    setItems((before) => [...before, { key, name: cleanFileName(file.name), share: 0, ...failure }])
    if (!isTooLarge) void send(key)
  }
  return { items, setItems, at, change, send, add }
}

type Known = Pick<ReturnType<typeof useChosen>, 'items' | 'at'>

/** Stores unfinished files for a queued message, which continues them. Undefined if the device does not take them. */
async function handOver({ items, at }: Known, outgoing: Keeping): Promise<readonly QueuedFile[] | undefined> {
  const open = items.filter(({ key }) => at(key).became === undefined)
  const files = new Map(open.map(({ key }) => [key, at(key).file]))
  if (files.size > 0 && !(await outgoing.keepFiles(files))) return
  const taken = items.map(({ key, name }): QueuedFile => {
    const { file, begun, ending, became } = at(key)
    if (became !== undefined) return { id: became, name }
    ending.abort()
    return { key, name, size: file.size, begun: { ...begun } }
  })
  // An upload may have finished while it was stored.
  await outgoing.dropFiles([...files.keys()].filter((key) => at(key).became !== undefined))
  return taken
}

/** Files are uploaded when chosen; the message names the finished ones. */
export function useAttachments(ctx: Context) {
  const { items, setItems, at, change, send, add } = useChosen(ctx)
  const [fault, setFault] = useState<'inbox.write.file-first' | 'inbox.write.file-not-kept'>()
  const hasArrived = items.every(({ id }) => id !== undefined)

  /** Undefined with a reason if a file cannot be part of a queued message. */
  async function take(outgoing: Keeping): Promise<readonly QueuedFile[] | undefined> {
    const isRefused = items.some(({ failure }) => failure !== undefined)
    const taken = isRefused ? undefined : await handOver({ items, at }, outgoing)
    if (!taken) setFault(isRefused ? 'inbox.write.file-first' : 'inbox.write.file-not-kept')
    return taken
  }
  return {
    items,
    fault: hasArrived ? undefined : fault,
    isFull: items.length >= MAX_MESSAGE_FILES,
    add,
    again: (key: string) => {
      change(key, { failure: undefined })
      void send(key)
    },
    remove: (key: string) => {
      at(key).ending.abort()
      setFault(undefined)
      setItems((before) => before.filter((one) => one.key !== key))
    },
    clear: () => {
      setFault(undefined)
      setItems([])
    },
    take,
  }
}

export type Attachments = ReturnType<typeof useAttachments>
