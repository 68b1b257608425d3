import { useEffect, useRef, useState } from 'react'
import type { Reading } from '#src/domain/cv-import/found.ts'
import { MAX_IMPORT_BYTES } from './reading/file-kinds.ts'
import type { ImportFailureCode } from './reading/import-failure.ts'
import type { ImportSource } from './reading/read-import.ts'

export type ReadingState =
  | { kind: 'choosing'; failure?: ImportFailureCode | 'not-read' }
  | { kind: 'reading' }
  | { kind: 'read'; reading: Reading }

const openFile = async (file: File): Promise<ImportSource> => ({ bytes: new Uint8Array(await file.arrayBuffer()) })

async function read(source: File | string, signal: AbortSignal): Promise<ReadingState> {
  if (source instanceof File && source.size > MAX_IMPORT_BYTES) return { kind: 'choosing', failure: 'too-large' }
  const part = await import('./reading/read-in-worker.ts').catch(() => undefined)
  if (!part) return { kind: 'choosing', failure: 'not-loaded' }
  try {
    const opened = typeof source === 'string' ? { text: source } : await openFile(source)
    return { kind: 'read', reading: await part.readInWorker(opened, signal) }
  } catch (error) {
    const code = (error as { code?: unknown }).code
    // A file that disappeared is rejected by the browser with its own error.
    return { kind: 'choosing', failure: typeof code === 'string' ? (code as ImportFailureCode) : 'not-read' }
  }
}

/** Reads one input at a time; another one, or leaving, cancels it. */
export function useReading() {
  const [state, show] = useState<ReadingState>({ kind: 'choosing' })
  const current = useRef<AbortController>(undefined)
  const giveUp = () => {
    current.current?.abort()
    current.current = undefined
  }
  useEffect(() => () => current.current?.abort(), [])
  return {
    state,
    read: (source: File | string) => {
      giveUp()
      const asked = new AbortController()
      current.current = asked
      show({ kind: 'reading' })
      void read(source, asked.signal).then((next) => {
        if (current.current === asked) show(next)
      })
    },
    restart: () => {
      giveUp()
      show({ kind: 'choosing' })
    },
  }
}
