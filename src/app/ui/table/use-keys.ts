import { type RefObject, useEffect } from 'react'
import { isKey } from '../is-key.ts'
import { isTyping } from '../is-typing.ts'

const ROW = 'tr[data-row]'
const LEADS = 'a[href]'

const STEPS = [
  ['j', 1],
  ['k', -1],
] as const

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  const target = row.querySelector<HTMLElement>(LEADS) ?? row
  if (target === row) row.tabIndex = -1
  target.focus()
}

/** J and K move between rows, X selects, Enter opens: only while the table has the focus. */
export function useTableKeys(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  choose: (at: number) => unknown,
): void {
  useEffect(() => {
    const element = place.current
    if (!element || !isOn) return
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!(target instanceof HTMLElement) || isTyping(target)) return
      const table = target.closest('table')
      if (!table) return
      const rows = [...table.querySelectorAll<HTMLElement>(ROW)]
      const at = rows.findIndex((row) => row.contains(target))
      const [, step] = STEPS.find(([letter]) => isKey(event, letter)) ?? []
      if (step !== undefined) focusRow(rows[Math.max(0, Math.min(rows.length - 1, at + step))])
      else if (isKey(event, 'x') && at >= 0) choose(at)
      else if (event.code === 'Enter' && target.matches(`${ROW}, input`))
        rows[at]?.querySelector<HTMLElement>(LEADS)?.click()
      else return
      event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [place, isOn, choose])
}
