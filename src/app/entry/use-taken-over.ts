import { useEffect } from 'react'
import { unfreezePage } from './enhance/freeze-page.ts'

/** Of whatever is shown as the page: React comes to it last. From then on the page that was sent is React's. */
export function useTakenOver(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    unfreezePage()
  }, [])
}
