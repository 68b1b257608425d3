import { useEffect, useRef } from 'react'

/** Browsers say that the line is back before it carries anything, so it is tried a few times, ms. */
const RETURN_WAITS = [0, 1000, 3000, 9000]

/** Tries again once the browser says that the line is back, one try at a time; not any more when it is not wanted. */
export function useLineReturn(isWanted: boolean, act: () => unknown): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isWanted) return
    let gone = false
    const again = async () => {
      for (const wait of RETURN_WAITS) {
        await new Promise((done) => setTimeout(done, wait))
        if (gone) return
        await latest.current()
      }
    }
    const start = () => void again()
    addEventListener('online', start)
    return () => {
      gone = true
      removeEventListener('online', start)
    }
  }, [isWanted])
}
