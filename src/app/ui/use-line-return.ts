import { useEffect, useRef } from 'react'
import { retryOnReturn } from './retry-on-return.ts'

/** Tries again once the browser says that the connection is back, one try at a time; not any more when it is not wanted. */
export function useLineReturn(isWanted: boolean, act: () => unknown): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => (isWanted ? retryOnReturn(() => latest.current()) : undefined), [isWanted])
}
