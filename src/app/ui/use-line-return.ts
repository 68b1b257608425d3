import { useEffect, useRef } from 'react'
import { retryOnReturn } from './retry-on-return.ts'

/** Retries when the browser reports a connection, one try at a time, while it is wanted. */
export function useLineReturn(isWanted: boolean, act: () => unknown): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => (isWanted ? retryOnReturn(() => latest.current()) : undefined), [isWanted])
}
