import { useEffect, useState } from 'react'
import { isDialogOpen, isTyping } from '#src/app/ui/is-typing.ts'
import { hasSingleKeys } from '#src/app/ui/table/choices.ts'

/** Each level has a width in `cv-scans.css`. */
const LEVELS = 4

type Step = (() => void) | undefined

/** The level of magnification, and the steps from it as far as there are any; also by the keys + and −. */
export function useZoom(): { level: number; smaller: Step; larger: Step } {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || isDialogOpen() || !hasSingleKeys()) return
      if (event.key === '+' || event.key === '=') setLevel((now) => Math.min(LEVELS - 1, now + 1))
      else if (event.key === '-') setLevel((now) => Math.max(0, now - 1))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return {
    level,
    smaller: level > 0 ? () => setLevel(level - 1) : undefined,
    larger: level < LEVELS - 1 ? () => setLevel(level + 1) : undefined,
  }
}
