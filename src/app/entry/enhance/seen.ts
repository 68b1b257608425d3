import { FORM_HEADER } from '#src/contract/http/constants.ts'
import { SEEN_AFTER } from '#src/contract/profile-view/profile-view.ts'

const TIMEOUT = 30_000

/** Reports once that a page with a `data-seen` form was seen; ignores failures. */
export function reportSeen(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-seen]')
  if (!form) return
  let timer: number | undefined
  const tell = () => {
    document.removeEventListener('visibilitychange', watch)
    const body = new URLSearchParams(new FormData(form) as never)
    void fetch(form.action, {
      method: 'post',
      body,
      headers: { [FORM_HEADER]: '' },
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => {})
  }
  const watch = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = window.setTimeout(tell, SEEN_AFTER)
  }
  document.addEventListener('visibilitychange', watch)
  watch()
}
