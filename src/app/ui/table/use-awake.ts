import { type RefObject, useEffect, useState } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'

/** Delay for browsers without idle callbacks, ms. */
const LATER = 1500

/** True once the browser is idle, or someone uses `place`. */
export function useAwake(place: RefObject<HTMLElement | null>): boolean {
  const { hydrated } = useRuntime()
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!hydrated || awake || !element) return
    const wake = () => setAwake(true)
    const events = ['pointerenter', 'focusin', 'touchstart'] as const
    for (const event of events) element.addEventListener(event, wake, { passive: true })
    const timer = setTimeout(wake, LATER)
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(wake) : 0
    return () => {
      for (const event of events) element.removeEventListener(event, wake)
      clearTimeout(timer)
      if (idle) cancelIdleCallback(idle)
    }
  }, [hydrated, awake, place])
  return awake
}
