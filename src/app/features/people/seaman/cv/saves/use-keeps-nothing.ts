import { useEffect, useState } from 'react'
import type { CvDevice } from './cv-device.ts'

type Keeping = { device: CvDevice | undefined; changes: number; isKept: boolean }

/** Keeping takes a moment; what is not kept after that long is not going to be, ms. */
const MOMENT = 1500

/** Whether what was typed is kept nowhere but in the page, in a browser without a database; who closes the page then is asked first. */
export function useKeepsNothing({ device, changes, isKept }: Keeping): boolean {
  const isAtRisk = device !== undefined && changes > 0 && !isKept
  const [isSure, setSure] = useState(false)
  const keepsNothing = isAtRisk && isSure
  useEffect(() => {
    setSure(false)
    if (!isAtRisk) return
    const sure = setTimeout(() => setSure(true), MOMENT)
    return () => clearTimeout(sure)
  }, [isAtRisk])
  useEffect(() => {
    if (!keepsNothing) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [keepsNothing])
  return keepsNothing
}
