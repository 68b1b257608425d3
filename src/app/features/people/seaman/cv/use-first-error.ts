import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { idOf } from '#src/app/ui/forms/typed/typed-form.ts'
import { CV_LISTS, type CvListName } from '#src/domain/cv/cv.ts'
import { useCv } from './cv-form-context.ts'
import { useCvEditing } from './editing.ts'
import { findFirstError, listErrors } from './first-error.ts'
import { type CvTab, tabOf } from './tabs.ts'

/** The control of a field; of a vessel the one in which its type is typed. */
const findField = (path: string): HTMLElement | null =>
  document.getElementById(idOf(path)) ?? document.getElementById(idOf(`${path}.vesselType`))

function focusField(path: string): void {
  const field = findField(path)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

type Shown = { tab: CvTab; isFixed: boolean; failures: number; errors: object }

/**
 * After a save that was refused the person is in the first field that is wrong: its tab is shown, its entry open. An address that fixes
 * the tab stays; another one is shown until the person goes somewhere.
 * @returns the tab to show
 */
export function useFirstError({ tab, isFixed, failures, errors }: Shown): CvTab {
  const { getValues } = useCv()
  const { open } = useCvEditing()
  const { arrive } = useRuntime()
  const [led, setLed] = useState<CvTab>()
  const [wanted, want] = useState<{ path: string }>()
  const shown = (isFixed && led) || tab

  const lead = useRef(async () => {})
  lead.current = async () => {
    const path = findFirstError(listErrors(errors), shown)
    if (!path) return
    const [part = '', place] = path.split('.')
    const entry = part in CV_LISTS ? getValues(part as CvListName)[Number(place)] : undefined
    if (entry) open(part as CvListName, entry.id)
    const there = tabOf(path)
    if (there !== shown && isFixed) setLed(there)
    else if (there !== shown) await arrive(`/seaman/cv?tab=${there}`, { changed: {} })
    want({ path })
  }
  useEffect(() => {
    if (failures > 0) void lead.current()
  }, [failures])
  useEffect(() => {
    if (wanted) focusField(wanted.path)
  }, [wanted])
  return shown
}
