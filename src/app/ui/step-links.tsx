import { useEffect } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { isKey } from './is-key.ts'
import { isDialogOpen, isTyping } from './is-typing.ts'
import { PathLink } from './link.tsx'
import { hasSingleKeys } from './table/choices.ts'

const STEPS = [
  ['j', 'next'],
  ['k', 'prev'],
] as const

function useStepKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const [, step] = STEPS.find(([letter]) => isKey(event, letter)) ?? []
      if (!step || isTyping(target) || isDialogOpen() || !hasSingleKeys()) return
      if (target instanceof Element && target.closest('table')) return
      document.querySelector<HTMLElement>(`[data-steps] [rel=${step}]`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

type Props = { label: string; count: string; previous: string | null; next: string | null }

/** Links to the previous and next object of a queue, also by the keys K and J. */
export function StepLinks({ label, count, previous, next }: Props) {
  const { t } = useIntl()
  useStepKeys()
  return (
    <nav className="row tight" aria-label={label} data-steps="">
      <span className="small muted">{count}</span>
      {previous && (
        <PathLink className="button dense" path={previous} rel="prev" aria-keyshortcuts="K">
          {t('cv.entry.previous')} <kbd>K</kbd>
        </PathLink>
      )}
      {next && (
        <PathLink className="button dense" path={next} rel="next" aria-keyshortcuts="J">
          {t('cv.entry.next')} <kbd>J</kbd>
        </PathLink>
      )}
    </nav>
  )
}
