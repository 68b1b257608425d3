import { useRef, useState } from 'react'
import { sendBytes } from './send-bytes.ts'
import type { Begun, Sending } from './send-file.ts'

/** Returns the progress of a form's file and the upload to continue; `restart` for another file. */
export function useSending() {
  const [share, setShare] = useState<number>()
  const begun = useRef<Begun>({})
  const sending: Omit<Sending, 'signal'> = {
    begun: begun.current,
    onSent: (sent, size) => setShare(sent / size),
    via: sendBytes,
  }
  return { share, sending, restart: () => setShare(undefined) }
}
