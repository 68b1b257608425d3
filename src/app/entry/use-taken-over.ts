import { useEffect } from 'react'
import { unfreezePage } from './enhance/freeze-page.ts'

/** Runs when React has hydrated the page: from then on React handles it. */
export function useTakenOver(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    unfreezePage()
  }, [])
}
