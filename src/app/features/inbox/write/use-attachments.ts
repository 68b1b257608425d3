import { useRef, useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/api/file.ts'
import { cleanFileName } from '#src/contract/file-name.ts'
import { FILE_PURPOSES } from '#src/contract/files.ts'
import { MAX_MESSAGE_FILES } from '#src/contract/inbox.ts'

/** A file that was chosen for a message: how much of it has gone, its id once it is there, or why it is not. */
export type Attachment = { key: string; name: string; share: number; id?: string; failure?: string }

type Chosen = { file: File; begun: Begun; ending: AbortController }

/** Files go on their way when they are chosen; the message names those that have arrived. */
export function useAttachments({ api, intl }: Pick<PageContext, 'api' | 'intl'>) {
  const [items, setItems] = useState<readonly Attachment[]>([])
  const chosen = useRef(new Map<string, Chosen>())
  const change = (key: string, next: Partial<Attachment>) =>
    setItems((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))

  async function send(key: string): Promise<void> {
    const { file, begun, ending } = chosen.current.get(key) as Chosen
    try {
      const { became } = await sendFile(createFileApi(api.call), file, {
        purpose: 'attachment',
        begun,
        signal: ending.signal,
        via: sendBytes,
        onSent: (sent, size) => change(key, { share: sent / size }),
      })
      change(key, { id: became, share: 1 })
    } catch (error) {
      if (!ending.signal.aborted) change(key, { failure: failureOf(error, {}, intl).message ?? '' })
    }
  }
  function add(file: File): void {
    if (items.length >= MAX_MESSAGE_FILES) return
    const key = crypto.randomUUID()
    const isTooLarge = file.size > FILE_PURPOSES.attachment.maxBytes
    chosen.current.set(key, { file, begun: {}, ending: new AbortController() })
    const failure = isTooLarge ? { failure: intl.t('error.code.file-too-large') } : {}
    setItems((before) => [...before, { key, name: cleanFileName(file.name), share: 0, ...failure }])
    if (!isTooLarge) void send(key)
  }
  return {
    items,
    /** Those that have arrived. */
    arrived: items.flatMap(({ id, name }) => (id ? [{ id, name }] : [])),
    isSending: items.some(({ id, failure }) => !id && failure === undefined),
    isFull: items.length >= MAX_MESSAGE_FILES,
    add,
    again: (key: string) => {
      setItems((before) =>
        before.map(({ failure: _over, ...one }) =>
          one.key === key ? one : { ...one, ...(_over && { failure: _over }) },
        ),
      )
      void send(key)
    },
    remove: (key: string) => {
      chosen.current.get(key)?.ending.abort()
      setItems((before) => before.filter((one) => one.key !== key))
    },
    clear: () => setItems([]),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
